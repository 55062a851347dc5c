import { spawnSync } from 'node:child_process';

const { PATH = '' } = process.env;

/** The words that real bash makes of the arguments of a line, which must start nothing but `printf`; it runs in an empty environment. */
export function bashWords(args: string, before = ''): readonly string[] {
  const script = `${before}\nset -f\nshow() { for each in "$@"; do printf '%s\\0' "$each"; done; }\nshow ${args}`;
  const { stdout, status, stderr } = spawnSync('bash', ['--norc', '-c', script], {
    encoding: 'utf8',
    env: { PATH, HOME: '/home/user' },
    cwd: '/',
  });
  if (status !== 0) throw new Error(`bash refused ${args}: ${stderr}`);
  return stdout.split('\0').slice(0, -1);
}
