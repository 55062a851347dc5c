import { expandText, expandWord, scriptsIn } from '../shell/expand-word.js';
import { hiddenCommands } from '../shell/hidden-commands.js';
import {
  forEachChildOf,
  type ParsedScript,
  type Statement,
  type SyntaxNode,
  type Word,
} from '../shell/parse-line.js';
import { type Scope, withEntry, withFilesOf } from '../shell/scope.js';
import { known, originsOf, type StaticText, type StaticWord, unknown } from '../shell/static-text.js';
import { expansionFor } from './expansion-for.js';
import { inspectCommand } from './inspect-command.js';
import { inspectRedirects, settle } from './inspect-redirects.js';
import type { Inspection, Outcome, Setting } from './inspection.js';
import { concatenate, distinctScopes, leaveShell } from './join-outcomes.js';
import { reportForkBomb } from './report-fork-bomb.js';
import { reportHidden } from './report-hidden.js';

const WORD_LIMIT = 64;

/** Inspects every command of a parsed script in the order in which a shell would run them. */
export function inspectScript(script: ParsedScript, setting: Setting, inspection: Inspection): Outcome {
  if (script.errors !== undefined && script.errors.length > 0) {
    inspection.report('changes', 'It cannot be read in full as a shell command.');
  }
  return runStatements(script.commands, setting, inspection);
}

function runStatements(statements: readonly Statement[], setting: Setting, inspection: Inspection): Outcome {
  let scopes: readonly Scope[] = [setting.scope];
  const outputs: StaticText[] = [];
  for (const statement of statements) {
    const outcomes = scopes.map((scope) => runStatement(statement, { ...setting, scope }, inspection));
    outputs.push(...outcomes.slice(0, 1).map((outcome) => outcome.output));
    scopes = distinctScopes(outcomes, inspection);
  }
  return { scopes, output: concatenate(outputs) };
}

function runStatement(statement: Statement, setting: Setting, inspection: Inspection): Outcome {
  const { scope } = setting;
  if (statement.background) {
    const forked = { ...setting, scope: { ...scope, forked: true } };
    return leaveShell(runNode(statement.command, forked, inspection), scope);
  }
  const outcome = runNode(statement.command, setting, inspection);
  // Without `&&` the next command runs even where `cd` has failed.
  const moved = outcome.scopes.some((after) => after.place !== scope.place);
  return moved ? { ...outcome, scopes: [...outcome.scopes, scope] } : outcome;
}

function runNode(node: SyntaxNode, setting: Setting, inspection: Inspection): Outcome {
  switch (node.type) {
    case 'Command':
      return inspectCommand(node, setting, inspection);
    case 'Pipeline':
      return runPipeline(node.commands, setting, inspection);
    case 'AndOr':
      return runAndOr(node, setting, inspection);
    case 'Redirected': {
      const redirected = inspectRedirects(node.redirects, setting, inspection);
      const inner = { ...setting, stdin: redirected.stdin ?? setting.stdin };
      return settle(runNode(node.command, inner, inspection), redirected, setting, inspection);
    }
    case 'CompoundList':
      return runStatements(node.commands, setting, inspection);
    case 'BraceGroup':
      return runStatements(node.body.commands, setting, inspection);
    case 'Subshell':
      return leaveShell(runStatements(node.body.commands, setting, inspection), setting.scope);
    case 'Function':
      return defineFunction(node.name.value, node.body, setting, inspection);
    case 'Coproc':
      return leaveShell(runNode(node.body, setting, inspection), setting.scope);
    default:
      return runControl(node, setting, inspection);
  }
}

function runControl(node: SyntaxNode, setting: Setting, inspection: Inspection): Outcome {
  switch (node.type) {
    case 'If': {
      const branches = [node.clause, node.then, ...node.elif.flatMap((elif) => [elif.clause, elif.then])];
      return runBranches(node.else ? [...branches, node.else] : branches, setting, inspection);
    }
    case 'While':
      reportForkBomb(node, inspection);
      return runBranches([node.clause, node.body], setting, inspection);
    case 'For':
    case 'Select':
      return runLoop(node, setting, inspection);
    case 'Case': {
      runWordsOf([node.word, ...node.items.flatMap((item) => item.pattern)], setting, inspection);
      const bodies = node.items.map((item) => item.body);
      return runBranches(bodies, setting, inspection);
    }
    case 'ArithmeticFor':
      runScriptsIn(node, setting, inspection);
      return runBranches([node.body], setting, inspection);
    default:
      runScriptsIn(node, setting, inspection);
      return { scopes: [setting.scope], output: known('') };
  }
}

function runPipeline(commands: readonly SyntaxNode[], setting: Setting, inspection: Inspection): Outcome {
  const [only, ...more] = commands;
  if (only !== undefined && more.length === 0) return runNode(only, setting, inspection);
  let scope: Scope = { ...setting.scope, forked: true };
  let { stdin } = setting;
  for (const command of commands) {
    const outcome = runNode(command, { scope, stdin }, inspection);
    stdin = outcome.output;
    scope = withFilesOf(scope, outcome.scopes);
  }
  return leaveShell({ scopes: [scope], output: stdin ?? known('') }, setting.scope);
}

type AndOrNode = Extract<SyntaxNode, { type: 'AndOr' }>;

function runAndOr(node: AndOrNode, setting: Setting, inspection: Inspection): Outcome {
  let scopes: readonly Scope[] = [setting.scope];
  const seen: Scope[] = [setting.scope];
  const outputs: StaticText[] = [];
  node.commands.forEach((command, index) => {
    const from = node.operators[index - 1] === '||' ? [...new Set(seen)] : scopes;
    const outcomes = from.map((scope) => runNode(command, { ...setting, scope }, inspection));
    scopes = distinctScopes(outcomes, inspection);
    seen.push(...scopes);
    outputs.push(...outcomes.slice(0, 1).map((outcome) => outcome.output));
  });
  return { scopes: [...new Set([...scopes, setting.scope])], output: concatenate(outputs) };
}

/** Runs parts of which any may or may not be run: each sees what those before it may have set. */
function runBranches(nodes: readonly SyntaxNode[], setting: Setting, inspection: Inspection): Outcome {
  let scopes: readonly Scope[] = [setting.scope];
  const outputs: StaticText[] = [];
  for (const node of nodes) {
    const outcomes = scopes.map((scope) => runNode(node, { ...setting, scope }, inspection));
    outputs.push(...outcomes.slice(0, 1).map((outcome) => outcome.output));
    scopes = distinctScopes([{ scopes, output: known('') }, ...outcomes], inspection);
  }
  return { scopes, output: { text: unknown().text, origins: originsOf(outputs) } };
}

type LoopNode = Extract<SyntaxNode, { type: 'For' | 'Select' }>;

function runLoop(node: LoopNode, setting: Setting, inspection: Inspection): Outcome {
  const words = node.wordlist ? runWordsOf(node.wordlist, setting, inspection) : [unknown()];
  const values = words.length > WORD_LIMIT ? [...words.slice(0, WORD_LIMIT), unknown()] : words;
  const { scope } = setting;
  const outcomes = values.map((value) => {
    const variables = withEntry(scope.variables, node.name.value, [value]);
    return runNode(node.body, { ...setting, scope: { ...scope, variables } }, inspection);
  });
  return {
    scopes: distinctScopes([{ scopes: [scope], output: known('') }, ...outcomes.slice(-1)], inspection),
    output: concatenate(outcomes.map((outcome) => outcome.output)),
  };
}

function runWordsOf(words: readonly Word[], setting: Setting, inspection: Inspection): readonly StaticWord[] {
  const expansion = expansionFor(setting, inspection);
  return words.flatMap((word) => expandWord(word, expansion));
}

function runScriptsIn(node: SyntaxNode, setting: Setting, inspection: Inspection): void {
  for (const script of scriptsIn(node)) inspectScript(script, setting, inspection);
  const expansion = expansionFor(setting, inspection);
  forEachChildOf(node, (child) => {
    if (child.type === 'Word') expandText(child, expansion);
  });
  const hidden = hiddenCommands(node, setting.scope).map((text) => ({ text, origins: [] }));
  reportHidden(hidden, setting, inspection);
}

/** Remembers a function and inspects its body once with arguments that are not known. */
function defineFunction(name: string, body: SyntaxNode, { scope }: Setting, inspection: Inspection): Outcome {
  const defined = { ...scope, functions: withEntry(scope.functions, name, body) };
  const calling = { ...defined, running: [...scope.running, body], positional: undefined, forked: false };
  runNode(body, { stdin: undefined, scope: calling }, inspection);
  return { scopes: [defined], output: known('') };
}

/** Runs the body of a function that the line has defined. */
export function runFunction(
  body: SyntaxNode,
  words: readonly StaticWord[],
  setting: Setting,
  inspection: Inspection,
): Outcome {
  const { scope } = setting;
  if (scope.running.includes(body)) {
    if (scope.forked) inspection.report('destroys', 'It starts copies of itself without end (a fork bomb).');
    return { scopes: [scope], output: unknown() };
  }
  const inner = { ...scope, positional: words.slice(1), running: [...scope.running, body], forked: false };
  const outcome = runNode(body, { ...setting, scope: inner }, inspection);
  const { positional, running, forked } = scope;
  return { ...outcome, scopes: outcome.scopes.map((after) => ({ ...after, positional, running, forked })) };
}
