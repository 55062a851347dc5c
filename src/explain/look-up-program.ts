import { helpQuery } from '../shell/help-query.js';
import { BUILTIN_DESCRIPTIONS, BUILTIN_OPTIONS } from './builtin-descriptions.js';
import { readHelp } from './read-help.js';
import { type Manual, type OptionEntry, readManual, toOption } from './read-manual.js';

/** Where descriptions come from; each look-up may fail, and none runs what it describes but for `--help` of safe programs. */
export interface ExplainSources {
  /** The source of a manual page of a program. */
  readonly manual: (page: string, program: string) => string | undefined;
  /** What a harmless query prints. */
  readonly probe: (argv: readonly string[]) => string | undefined;
  /** Where a program is; undefined where it is not installed. */
  readonly which: (program: string) => string | undefined;
  /** A clock in milliseconds. */
  readonly clock: () => number;
}

/** Finds what is written about a program; remembers it, and gives up when the time is over. */
export type LookUp = (program: string, subcommand?: string) => Manual;

const NOTHING: Manual = { description: undefined, options: [] };
const ABSENT: Manual = { ...NOTHING, absent: true };
const BUDGET_MS = 300;

/** A look-up that spends at most 300 ms in all. */
export function openLookUp(sources: ExplainSources): LookUp {
  const end = sources.clock() + BUDGET_MS;
  const known = new Map<string, Manual>();
  return (program, subcommand) => {
    const page = subcommand === undefined ? program : `${program}-${subcommand}`;
    const found = known.get(page) ?? (sources.clock() < end ? look(program, subcommand, sources) : NOTHING);
    known.set(page, found);
    return found;
  };
}

function look(program: string, subcommand: string | undefined, sources: ExplainSources): Manual {
  const builtin = Object.hasOwn(BUILTIN_DESCRIPTIONS, program) ? BUILTIN_DESCRIPTIONS[program] : undefined;
  const source = sources.manual(subcommand === undefined ? program : `${program}-${subcommand}`, program);
  const manual = source === undefined ? NOTHING : readManual(source);
  if (subcommand === undefined && builtin !== undefined)
    return { description: builtin, options: [...builtinOptions(program), ...manual.options] };
  if (manual !== NOTHING) return manual;
  if (sources.which(program) === undefined) return ABSENT;
  const query = helpQuery(program, subcommand);
  const help = query === undefined ? undefined : sources.probe(query);
  return help === undefined ? NOTHING : readHelp(help);
}

function builtinOptions(program: string): readonly OptionEntry[] {
  const own = Object.hasOwn(BUILTIN_OPTIONS, program) ? BUILTIN_OPTIONS[program] : undefined;
  return Object.entries(own ?? {}).flatMap(([header, text]) => toOption(header, text));
}
