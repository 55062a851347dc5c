// What a failure costs: from the command's end to the first byte of the diagnosis, and the diagnosis of a long output.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const library = fileURLToPath(new URL('../dist/library.js', import.meta.url));
const TAIL_BYTES = 256 * 1024;

/** Milliseconds from the moment before the command exits to the first byte of ai-run's own words on stderr. */
export function firstWord(aiRun, env, folder) {
  const file = join(folder, 'ended');
  const message = "git: 'psuh' is not a git command. See 'git --help'.";
  const script = join(folder, 'fails.sh');
  writeFileSync(script, `echo "${message}" >&2; printf %s "$EPOCHREALTIME" > '${file}'; exit 1`);
  return new Promise((resolve) => {
    const child = spawn(aiRun, ['bash', script], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let text = '';
    let spoken;
    child.stderr.on('data', (data) => {
      text += data;
      if (text.includes('\nai-run: ')) spoken ??= performance.timeOrigin + performance.now();
    });
    child.on('close', () => resolve(spoken - Number(readFileSync(file, 'utf8')) * 1000));
  });
}

/** Milliseconds of `diagnose` in a fresh process on 256 KiB of output: the first time, and the least of the next ten. */
export function longOutput(env) {
  const script = `
    const { diagnose } = require(${JSON.stringify(library)});
    const line = 'src/main.c:42:7: note: expanded from macro CHECK, in function run_all at 0x7ffd12, 3 of 17\\n';
    const stdout = line.repeat(Math.ceil(${TAIL_BYTES} / line.length)).slice(0, ${TAIL_BYTES});
    const time = async (text) => {
      const started = performance.now();
      await diagnose({ command: 'make all', exit_code: 2, stdout: text });
      return performance.now() - started;
    };
    (async () => {
      const cold = await time(stdout);
      const least = async (text) => Math.min(...(await Array.from({ length: 10 }).reduce(async (done) => [...(await done), await time(text)], [])));
      const warm = await least(stdout);
      console.log(JSON.stringify({ cold, warm, short: await least('x') }));
    })();`;
  return JSON.parse(spawnSync(process.execPath, ['-e', script], { env, encoding: 'utf8' }).stdout);
}
