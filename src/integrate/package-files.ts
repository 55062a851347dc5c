import { renderCompletions } from './render-completions.js';
import { type ManPage, renderMan } from './render-man.js';

/** The files that a package carries besides the program, by their path in it: for systems that install it for all users. */
export function packageFiles(page: ManPage): Readonly<Record<string, string>> {
  const completions = (shell: 'bash' | 'zsh' | 'fish') =>
    renderCompletions(shell, 'air', page.options).trimStart();
  return {
    'ai-run.1': renderMan(page),
    'completions/ai-run.bash': completions('bash'),
    'completions/_ai-run': `#compdef ai-run air\n${completions('zsh')}\n_ai_run_complete "$@"\n`,
    'completions/ai-run.fish': completions('fish'),
  };
}
