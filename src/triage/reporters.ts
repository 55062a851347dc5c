import type { ErrorType } from '../model/diagnosis.js';
import { PROGRAM_TRACES } from './program-traces.js';

/** How one test runner, compiler, linter or language runtime reports what it found. */
export interface Reporter {
  readonly name: string;
  readonly error_type: ErrorType;
  /** Only output that bears this mark is read as this reporter's. */
  readonly mark: RegExp;
  /** The first finding; groups `what`, `file`, `line`, `message`. */
  readonly first?: RegExp;
  /** For runtimes that print the cause at the end: the same groups, of which the last match counts. */
  readonly last?: RegExp;
  /** Searched before it: the first place, or the last one where the pattern is global. */
  readonly frame?: RegExp;
  /** Searched behind the start of the first finding, for groups that it lacks. */
  readonly place?: RegExp;
  /** How many there are: the first group that matched. */
  readonly count?: RegExp;
  /** One and many, with the verb: "test failed", "tests failed". */
  readonly noun: readonly [string, string];
  /** What is said where no count is known. */
  readonly says: string;
  /** A finding that speaks of the surroundings, not of the code: patterns may then offer fixes freely. */
  readonly environmental?: RegExp;
}

const tests = {
  error_type: 'TestFailure',
  noun: ['test failed', 'tests failed'],
  says: 'A test failed',
} as const;
const errors = { error_type: 'CodeError', noun: ['error', 'errors'], says: 'The first error' } as const;
const MISSING =
  /[Cc]annot find|[Nn]o module named|[Nn]ot found|No such file|[Uu]nresolved|ModuleNotFound|ImportError|ENOENT|EACCES|EADDR|ECONN/;

/** In this order: the more special first. */
export const REPORTERS: readonly Reporter[] = [
  {
    ...tests,
    name: 'pytest',
    mark: /^(?:=+ )?.*\b(?:failed|errors?)\b.* in [\d.]+s/m,
    first: /^(?:FAILED|ERROR) (?<file>[^\s:]+)(?:::(?<what>[^\s]+))?(?: - (?<message>.*))?$/m,
    frame: /^(?<file>[^\s:]+\.py):(?<line>\d+): \w+/m,
    count: /^(?:=+ )?(?:.*?(\d+) failed|.*?(\d+) errors?)/m,
    environmental: MISSING,
  },
  {
    ...tests,
    name: 'unittest',
    mark: /^FAILED \((?:failures|errors)=\d+/m,
    first: /^(?:FAIL|ERROR): (?<what>\S+) \(/m,
    place: /File "(?<file>[^"]+)", line (?<line>\d+)[\s\S]*?^(?<message>[A-Z]\w*(?:Error|Exception)\b.*)$/m,
    count: /^FAILED \((?:failures|errors)=(\d+)/m,
    environmental: MISSING,
  },
  {
    ...tests,
    name: 'vitest',
    mark: /^\s*(?:Tests|Test Files) +\d+ failed/m,
    first: /^\s*FAIL +(?:\|\S+\| +)?(?<file>[^\s>]+)(?: > (?<what>.+?))?\s*$/m,
    place: /^(?<message>(?:\w*Error)\b.*)$[\s\S]*?❯ (?<file>[^\s:]+):(?<line>\d+):\d+/m,
    count: /^\s*Tests +(\d+) failed/m,
    environmental: MISSING,
  },
  {
    ...tests,
    name: 'jest',
    mark: /^Tests?(?: Suites)?:\s+\d+ failed/m,
    first: /^\s*● (?<what>.+)$/m,
    place: /(?:^|[\s(])(?<file>[^\s():]+\.[cm]?[jt]sx?):(?<line>\d+):\d+/m,
    count: /^Tests:\s+(\d+) failed/m,
    environmental: MISSING,
  },
  {
    ...tests,
    name: 'mocha',
    mark: /^\s+\d+ failing$/m,
    first: /^\s+1\) (?<what>.+)$(?=[\s\S]*Error)/m,
    place:
      /(?<message>\w*Error\b[^\n]*)[\s\S]*?(?:^|[\s(])(?<file>[^\s():]+\.[cm]?[jt]sx?):(?<line>\d+):\d+/m,
    count: /^\s+(\d+) failing$/m,
    environmental: MISSING,
  },
  {
    ...tests,
    name: 'go test',
    mark: /^--- FAIL: /m,
    first: /^--- FAIL: (?<what>\S+)/m,
    place: /^\s+(?<file>\S+\.go):(?<line>\d+): (?<message>.*)$/m,
  },
  {
    ...tests,
    name: 'cargo test',
    mark: /^test result: FAILED\./m,
    first: /^test (?<what>\S+) \.\.\. FAILED$/m,
    place: /panicked at (?:'[^\n]*', )?(?<file>[^\s:,]+):(?<line>\d+):\d+(?::\n(?<message>.*))?/m,
    count: /^test result: FAILED\..*?(\d+) failed/m,
  },
  {
    ...tests,
    name: 'rspec',
    mark: /^\d+ examples?, [1-9]\d* failures?/m,
    first: /^rspec (?<file>[^\s:]+):(?<line>\d+)(?: # (?<what>.*))?$/m,
    count: /^\d+ examples?, (\d+) failures?/m,
  },
  {
    ...tests,
    name: 'tap',
    mark: /^(?:# |ℹ )fail [1-9]/m,
    first: /^\s*(?:not ok \d+ - |✖ )(?<what>.+?)(?: \([\d.]+ms\))?$/m,
    place: /^\s*(?:location: '|at .*?\(?(?:file:\/\/)?)(?<file>[^\s'()]+?):(?<line>\d+):\d+/m,
    count: /^(?:# |ℹ )fail (\d+)/m,
    environmental: MISSING,
  },
  {
    ...tests,
    name: 'maven, gradle, dotnet, phpunit, ctest',
    mark: /Tests run: \d+,\s+Failures: |There were failing tests|^Failed! +- Failed:|^FAILURES!$|tests failed out of \d+/m,
    first:
      /^(?:\[ERROR\] +(?<what>\w[\w.]*[.:]\w.*)|(?<what2>\S.* > .*) FAILED|\s+Failed (?<what3>\S+) \[|\d+\) (?<what4>\S+::\S+)|\s+\d+ - (?<what5>\S+) \(Failed\).*)$/m,
  },
  {
    ...errors,
    name: 'eslint',
    mark: /^✖ \d+ problems?/m,
    first: /^(?<file>\S.*\.\w+)\n\s+(?<line>\d+):\d+\s+(?:error|warning)\s+(?<message>.*?)(?:\s{2,}\S+)?$/m,
    count: /^✖ (\d+) problems?/m,
    noun: ['problem', 'problems'],
  },
  {
    ...errors,
    name: 'tsc',
    mark: /error TS\d+: /,
    first:
      /^(?<file>[^\s(:][^(:\n]*)(?:\((?<line>\d+),\d+\)|:(?<line2>\d+):\d+)(?:: | - )error (?<message>TS\d+: .*)$/m,
    count: /^Found (\d+) errors?/m,
    environmental: /TS(?:2307|7016|2688|5023|5058|18003|6053)\b/,
  },
  {
    ...errors,
    name: 'rustc',
    mark: /^error(?:\[E\d+\])?: .*\n\s*--> /m,
    first: /^error(?:\[(?<what>E\d+)\])?: (?<message>.*)\n\s*--> (?<file>[^\s:]+):(?<line>\d+)/m,
    count: /due to (\d+) previous error/,
    environmental: /^E(?:0432|0433|0463)\b/,
  },
  {
    ...errors,
    name: 'compilers and linters',
    mark: /^[^\s:]+:\d+(?::\d+)?: (?:fatal |syntax )?(?:error|note|warning)?:? ?\S/m,
    first:
      /^(?<file>[^\s:]+\.(?:c|cc|cpp|cxx|h|hpp|m|java|kt|scala|swift|py|pyi|go|rb|php|sh|ts|js)):(?<line>\d+)(?::\d+)?: (?!warning|note|in )(?:error: )?(?<message>(?:(?<=error: )|(?:fatal error|[A-Z]\w*\d+|undefined|syntax error|expected|cannot|missing|imported|declared|invalid|too many|not enough|assignment|multiple)\b).*)$/m,
    count: /^(?:Found )?(\d+) errors?(?: generated\.| in \d+ files?.*| fixed.*)?\.?$/m,
    environmental:
      /No such file|not found|cannot find|does not exist|no required module|is not in std|should be declared in a file|import-not-found|import-untyped/,
  },
  {
    ...errors,
    name: 'ruff',
    mark: /^\s+--> \S+:\d+:\d+$/m,
    first: /^(?<message>[A-Z]+\d+ .*)\n\s+--> (?<file>[^\s:]+):(?<line>\d+):\d+$/m,
    count: /^Found (\d+) errors?\.$/m,
  },
  {
    ...errors,
    name: 'formatters',
    noun: ['file is not formatted', 'files are not formatted'],
    says: 'Not formatted',
    mark: /^(?:would reformat |\[warn\] .*Code style issues|Diff in |Would reformat: )/m,
    first: /^(?:would reformat |Would reformat: |\[warn\] (?!Code)|Diff in )(?<file>[^\s:]+)/m,
    count: /^(\d+) files? would be reformatted/m,
  },
  ...PROGRAM_TRACES,
];
