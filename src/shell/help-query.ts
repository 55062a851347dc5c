import { SUBCOMMANDS } from './subcommands.js';

/** Programs whose help is known to only print: `--help` of anything else could do something. */
const PRINT_HELP: ReadonlySet<string> = new Set(
  `apt apt-get awk aws az bash bat brew bun bzip2 cargo cat chmod chown cmake cp curl cut date deno df diff docker du
  fd ffmpeg file find g++ gcc gcloud gem gh git go gpg grep gzip head helm ip java javac jq kubectl less ln ls make mkdir
  mv mvn nano nc ninja node npm npx patch pip pip3 ping pnpm podman poetry ps psql python python3 redis-cli redis-server rg
  rm rsync ruff rustc rustup screen sed sort sqlite3 ss ssh stat systemctl tail tar tee terraform tmux top touch tr tree
  tsc uniq unzip uv vim wc wget xargs xz yarn zip`.split(/\s+/),
);

/** Programs whose own subcommands print their help, too. Any other word may name a script of the project, which would run. */
const WITH_SUBCOMMANDS: ReadonlySet<string> = new Set(
  'apt apt-get brew cargo docker gh go helm kubectl npm pip pip3 podman poetry systemctl terraform uv'.split(
    ' ',
  ),
);

/** Programs whose short help is not the whole one. */
const FULL_HELP: Readonly<Record<string, readonly string[]>> = {
  curl: ['--help', 'all'],
  gcc: ['--help=common'],
};

/** Where programs are asked for their help: the files of a project must not decide what answers. */
export const HELP_FOLDER = '/';

/** The words that make a program, or one of its own subcommands, print its help; undefined where that could do more. */
export function helpQuery(program: string, subcommand?: string): readonly string[] | undefined {
  if (!PRINT_HELP.has(program)) return undefined;
  if (subcommand === undefined) return [program, ...(FULL_HELP[program] ?? ['--help'])];
  const isOwn = WITH_SUBCOMMANDS.has(program) && (SUBCOMMANDS[program] ?? []).includes(subcommand);
  return isOwn ? [program, subcommand, '--help'] : undefined;
}

/** Whether a query is word for word one of those above. */
export function isHelpQuery(argv: readonly string[]): boolean {
  const [program = '', first, ...rest] = argv;
  const queries = [helpQuery(program), helpQuery(program, first)];
  return rest.length <= 1 && queries.some((query) => query?.join('\0') === argv.join('\0'));
}
