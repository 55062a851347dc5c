import type { Reporter } from './reporters.js';

const crash = { error_type: 'CodeError', noun: ['error', 'errors'] } as const;

/** Stack traces of the user's own program, by language. */
export const PROGRAM_TRACES: readonly Reporter[] = [
  {
    ...crash,
    name: 'python',
    says: 'The Python program stopped with an error',
    mark: /^(?:Traceback \(most recent call last\):| {2}File ".*", line \d+)$/m,
    last: /(?<=^ {2}.*\n)(?<what>[A-Za-z_][\w.]*)(?:: (?<message>.*))?$/gm,
    frame:
      /^ {2}File "(?<file>(?!.*(?:site-packages|dist-packages|\/lib\/python|<frozen))[^"\n]+)", line (?<line>\d+)/gm,
    environmental:
      /^(?:ModuleNotFoundError|ImportError|FileNotFoundError|PermissionError|IsADirectoryError|NotADirectoryError|FileExistsError|OSError|IOError|Connection\w*|TimeoutError|BlockingIOError|MemoryError|UnicodeDecodeError|UnicodeEncodeError|TabError|IndentationError|KeyboardInterrupt|(?!AssertionError)[a-z_]\w*(?:\.\w+)+)\b/,
  },
  {
    ...crash,
    name: 'node',
    says: 'The program stopped with an error',
    mark: /^\s+at .*:\d+:\d+\)?$/m,
    first: /^(?:Uncaught )?(?<what>\w*Error(?: \[\w+\])?): (?<message>.*)$/m,
    place: /^\s+at (?:.*\()?(?:file:\/\/)?(?<file>(?!node:|\[eval\])[^\s():]+):(?<line>\d+):\d+\)?$/m,
    frame: /^(?:file:\/\/)?(?<file>\/[^\s:]+):(?<line>\d+)$/gm,
    environmental:
      /^(?!TypeError|ReferenceError|RangeError|SyntaxError|AssertionError|Error)|\[ERR_|\b(?:E[A-Z]{3,}|[Cc]annot find|import statement|require is not defined|module is not defined|exports is not defined|Unexpected token 'export'|ES module)\b/,
  },
  {
    ...crash,
    name: 'java',
    says: 'The program stopped with an exception',
    mark: /^Exception in thread ".*" /m,
    first: /^Exception in thread ".*" (?<what>[\w.$]+)(?:: (?<message>.*))?$/m,
    place: /^\s+at .*\((?<file>\w+\.(?:java|kt|scala)):(?<line>\d+)\)$/m,
    environmental:
      /ClassNotFound|NoClassDefFound|UnsupportedClassVersion|OutOfMemory|FileNotFound|NoSuchFile|Connect|BindException|UnknownHost/,
  },
  {
    ...crash,
    name: 'ruby',
    says: 'The Ruby program stopped with an error',
    mark: /^\S+\.rb:\d+:in .* \(\w[\w:]*\)$/m,
    first: /^(?<file>\S+\.rb):(?<line>\d+):in [`'].*?': (?<message>.*) \((?<what>\w[\w:]*)\)$/m,
    environmental: /^(?:LoadError|Errno|Gem|Bundler|Socket)/,
  },
  {
    ...crash,
    name: 'go',
    says: 'The Go program panicked',
    mark: /^goroutine \d+ \[/m,
    first: /^panic: (?<message>.*)$/m,
    place: /^\t(?<file>(?!.*\/(?:runtime|reflect)\/)\S+\.go):(?<line>\d+)/m,
  },
  {
    ...crash,
    name: 'rust',
    says: 'The Rust program panicked',
    mark: /^thread '.*' (?:\(\d+\) )?panicked at /m,
    first: /panicked at (?:'(?<message>[^\n]*)', )?(?<file>[^\s:,]+):(?<line>\d+):\d+/m,
    place: /panicked at [^\n]*:\n(?<message>[^\n]*)/,
    environmental: /NotFound|PermissionDenied|ConnectionRefused|AddrInUse/,
  },
  {
    ...crash,
    name: 'php',
    says: 'The PHP program stopped with an error',
    mark: /^(?:PHP )?(?:Fatal|Parse) error: /m,
    first:
      /^(?:PHP )?(?:Fatal|Parse) error: +(?:Uncaught )?(?<message>.*?) in (?<file>\S+?)(?::| on line )(?<line>\d+)/m,
    environmental: /Failed opening|failed to open|not found|memory size/,
  },
  {
    ...crash,
    name: 'perl',
    says: 'The Perl program stopped with an error',
    mark: /^(?:Illegal|Can't (?:call|use)|Not an? |Undefined subroutine|Modification of) .* at \S+ line \d+\.$/m,
    first:
      /^(?<message>(?:Illegal|Can't (?:call|use)|Not an? |Undefined subroutine|Modification of) .*) at (?<file>\S+) line (?<line>\d+)\.$/m,
  },
];
