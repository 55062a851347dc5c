import { expandQuoted, expandText } from '../shell/expand-word.js';
import type { Redirection } from '../shell/parse-line.js';
import { withEntry } from '../shell/scope.js';
import { known, type StaticText, type StaticWord, showText } from '../shell/static-text.js';
import { resolvePath } from './classify-path.js';
import { expansionFor } from './expansion-for.js';
import type { Inspection, Outcome, Setting } from './inspection.js';
import { readFile } from './predict-output.js';
import { reportWrite } from './report-paths.js';

/** What redirections make of a command: what it reads, and the files that take its output. */
export interface Redirected {
  readonly stdin: StaticText | undefined;
  readonly targets: readonly StaticWord[];
  /** True where the output does not reach the next command of a pipeline. */
  readonly diverted: boolean;
}

/** Reports what redirections write, and finds what they let the command read. */
export function inspectRedirects(
  redirects: readonly Redirection[],
  setting: Setting,
  inspection: Inspection,
  words: readonly StaticWord[] = [],
): Redirected {
  let stdin: StaticText | undefined;
  const targets: StaticWord[] = [];
  let diverted = false;
  for (const redirect of redirects) {
    const target = targetOf(redirect, setting, inspection);
    if (target === undefined) continue;
    if (redirect.type !== 'Redirect') stdin = target;
    else if (redirect.operator === '<' || redirect.operator === '<&') stdin = readFile(target, setting.scope);
    else if (!isDescriptor(redirect.operator, target)) {
      reportTarget(target, redirect.operator, { words, setting, inspection });
      const descriptor = redirect.descriptor?.type === 'FileDescriptor' ? redirect.descriptor.value : 1;
      if (descriptor === 1) targets.push(target);
      diverted = diverted || (descriptor === 1 && target.content === undefined);
    }
  }
  return { stdin, targets, diverted };
}

/** The outcome after redirection: files remember what was written into them. */
export function settle(
  outcome: Outcome,
  redirected: Redirected,
  setting: Setting,
  inspection: Inspection,
): Outcome {
  if (redirected.targets.length === 0) return outcome;
  if (
    outcome.output.origins.includes('secret') &&
    redirected.targets.some((target) => isNetwork(target.text))
  ) {
    inspection.report('destroys', 'It sends secrets over the network.');
  }
  const scopes = outcome.scopes.map((scope) => {
    let files = scope.files;
    for (const target of redirected.targets) {
      files = withEntry(files, resolvePath(target.text, setting.scope), outcome.output);
    }
    return { ...scope, files };
  });
  return { scopes, output: redirected.diverted ? known('') : outcome.output };
}

function targetOf(redirect: Redirection, setting: Setting, inspection: Inspection): StaticWord | undefined {
  const expansion = expansionFor(setting, inspection);
  if (redirect.type === 'HereDoc') {
    const { parts, text } = redirect.body;
    return parts === undefined ? known(text) : expandQuoted(parts, expansion);
  }
  return redirect.target === undefined ? undefined : expandText(redirect.target, expansion);
}

function isDescriptor(operator: string, target: StaticWord): boolean {
  return operator === '>&' && /^(?:\d+-?|-)$/.test(target.text);
}

interface Around {
  readonly words: readonly StaticWord[];
  readonly setting: Setting;
  readonly inspection: Inspection;
}

function reportTarget(target: StaticWord, operator: string, around: Around): void {
  const { words, setting, inspection } = around;
  const shell = /(?:^|\/)(?:ba|da|z|k)?sh$/.test(words[0]?.text ?? '');
  if (!isNetwork(target.text)) {
    reportWrite(target, operator.includes('>>') ? 'appends to' : 'overwrites', setting, inspection);
  } else if (shell) inspection.report('destroys', 'It hands a shell to another machine.');
  else inspection.report('changes', `It talks to the network through ${showText(target.text)}.`);
}

function isNetwork(path: string): boolean {
  return /^\/dev\/(?:tcp|udp)\//.test(path);
}
