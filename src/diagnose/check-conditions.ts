import { fillText } from './fill-template.js';
import type { MatchScope } from './match-scope.js';
import type { Condition } from './pattern-schema.js';

/** Whether all conditions hold; a template with a missing value makes its condition fail. */
export function conditionsHold(conditions: readonly Condition[] | undefined, scope: MatchScope): boolean {
  return (conditions ?? []).every((condition) =>
    Object.entries(condition).every(([name, value]) => TESTS[name]?.(value, scope) ?? false),
  );
}

type Test = (value: unknown, scope: MatchScope) => boolean;

const text = (test: (filled: string, scope: MatchScope) => boolean): Test => {
  return (value, scope) => {
    const filled = typeof value === 'string' ? fillText(value, scope) : undefined;
    return filled !== undefined && test(filled, scope);
  };
};

const pair = (test: (left: string, right: string, scope: MatchScope) => boolean): Test => {
  return (value, scope) => {
    if (!Array.isArray(value)) return false;
    const left = fillText(String(value[0]), scope);
    return left !== undefined && test(left, String(value[1]), scope);
  };
};

const filledPair = (test: (left: string, right: string) => boolean): Test =>
  pair((left, right, scope) => {
    const filled = fillText(right, scope);
    return filled !== undefined && test(left, filled);
  });

/** Compares a file's content with a filled text. */
const filledPairIn = (test: (content: string, text: string) => boolean): Test =>
  pair((path, right, scope) => {
    const filled = fillText(right, scope);
    const content = scope.world.read(path);
    return filled !== undefined && content !== undefined && test(content, filled);
  });

/** Package names are the same whatever their case and separators. */
const squash = (name: string): string => name.toLowerCase().replaceAll(/[-_.]+/g, '-');

const TESTS: Readonly<Record<string, Test>> = {
  exists: text((path, { world }) => world.stat(path) !== undefined),
  /** Something is there, or nobody can say. */
  exists_or_unseen: text((path, { world }) => world.unseen || world.stat(path) !== undefined),
  missing: text((path, { world }) => world.stat(path) === undefined),
  file: text((path, { world }) => world.stat(path)?.kind === 'file'),
  directory: text((path, { world }) => world.stat(path)?.kind === 'directory'),
  link: text((path, { world }) => world.link(path) !== undefined),
  no_link: text((path, { world }) => world.link(path) === undefined),
  executable: text((path, { world }) => world.stat(path)?.executable === true),
  not_executable: text((path, { world }) => world.stat(path)?.executable === false),
  writable: text((path, { world }) => world.stat(path)?.writable === true),
  not_writable: text((path, { world }) => world.stat(path)?.writable === false),
  readable: text((path, { world }) => world.stat(path)?.readable === true),
  not_readable: text((path, { world }) => world.stat(path)?.readable === false),
  owned: text((path, { world }) => world.stat(path)?.owner === world.user.uid),
  not_owned: text((path, { world }) => {
    const owner = world.stat(path)?.owner;
    return owner !== undefined && owner !== world.user.uid;
  }),
  program: text((name, { world }) => world.which(name) !== undefined),
  no_program: text((name, { world }) => world.unseen || world.which(name) === undefined),
  unseen: (value, { world }) => world.unseen === value,
  env: text((name, { world }) => world.env[name] !== undefined),
  no_env: text((name, { world }) => world.env[name] === undefined),
  root: (value, { world }) => world.user.root === value,
  venv: (value, { world }) => (world.env.VIRTUAL_ENV !== undefined) === value,
  os: (value, { world }) =>
    Array.isArray(value) &&
    value.some((name) => [world.os.platform, world.os.distro, ...world.os.like].includes(String(name))),
  has: (value, { values }) => values.has(String(value)),
  lacks: (value, { values }) => !values.has(String(value)),
  equal: filledPair((left, right) => left === right),
  differ: filledPair((left, right) => left !== right),
  matches: pair((left, pattern) => new RegExp(pattern, 'm').test(left)),
  not_matches: pair((left, pattern) => !new RegExp(pattern, 'm').test(left)),
  content: pair((path, pattern, { world }) => new RegExp(pattern, 'm').test(world.read(path) ?? '')),
  no_content: pair((path, pattern, { world }) => !new RegExp(pattern, 'm').test(world.read(path) ?? '')),
  /** The file contains the text. */
  holds: pair((path, part, scope) => {
    const filled = fillText(part, scope);
    return filled !== undefined && filled !== '' && (scope.world.read(path) ?? '').includes(filled);
  }),
  /** The output speaks of the text. */
  mentions: text((part, { output }) => part !== '' && output.includes(part)),
  lists: filledPairIn((content, name) => squash(content).includes(squash(name))),
  command_matches: (value, { context }) => new RegExp(String(value), 'm').test(context.command),
  command_lacks: (value, { context }) => !new RegExp(String(value), 'm').test(context.command),
  output_matches: (value, { output }) => new RegExp(String(value), 'm').test(output),
  output_lacks: (value, { output }) => !new RegExp(String(value), 'm').test(output),
};
