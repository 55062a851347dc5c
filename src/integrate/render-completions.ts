import { bashCompletions } from './completions/bash.js';
import { fishCompletions } from './completions/fish.js';
import { nuCompletions } from './completions/nu.js';
import { pwshCompletions } from './completions/pwsh.js';
import { zshCompletions } from './completions/zsh.js';
import type { Shell } from './shell-builtins.js';
import type { ShownOption } from './shown-option.js';

/** The completions of ai-run and of the function `name`: ai-run's options, then what completes the wrapped command. */
export function renderCompletions(shell: Shell, name: string, options: readonly ShownOption[]): string {
  return RENDERERS[shell](name, options);
}

const RENDERERS = {
  bash: bashCompletions,
  zsh: zshCompletions,
  fish: fishCompletions,
  pwsh: pwshCompletions,
  nu: nuCompletions,
} as const;
