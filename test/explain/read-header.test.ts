import { expect, test } from 'vitest';
import { readHeader } from '../../src/explain/read-header.js';

test.each([
  ['-a, --all', '-a none, --all none'],
  ['-n, --lines=[-]NUM', '-n required, --lines required NUM'],
  ['-m <msg>, --message', '-m required <msg>, --message required'],
  ['-u, -U NUM, --unified[=NUM]', '-u none, -U required NUM, --unified optional NUM'],
  ['-j [jobs], --jobs[=jobs]', '-j optional jobs, --jobs optional jobs'],
  ['-i[SUFFIX]', '-i optional SUFFIX'],
  ['-p, --publish list', '-p required, --publish required list'],
  ['-v or --verbose', '-v none, --verbose none'],
  ['-h  --help', '-h none, --help none'],
  ['-<number>, -n <number>', '-NUM none, -n required <number>'],
  ['-L <start>,<end>', '-L required'],
  ['-perm /mode', '-perm required mode'],
  ['--[no-]verify', '--verify none'],
  ['INTEGER1 -eq INTEGER2', '-eq required INTEGER2'],
  ['if=FILE', 'if= required FILE'],
  ['a', 'a none'],
  ['FILES', ''],
  ['', ''],
])('the header %s', (header, expected) => {
  const told = readHeader(header).map(({ name, value, placeholder = '' }) =>
    `${name} ${value} ${placeholder}`.trim(),
  );
  expect(told.join(', ')).toBe(expected);
});
