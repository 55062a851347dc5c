import { expect, it } from 'vitest';
import { explainStateBuiltin } from '../../src/integrate/shell-builtins.js';

it('says why cd cannot work and how it does', () => {
  const sentence = explainStateBuiltin('cd', '/usr/bin/zsh');
  expect(sentence).toContain("'cd' is part of the shell");
  expect(sentence).toContain('ai-run --init zsh');
  expect(sentence).toContain('air cd');
});

it('names a shell that it knows where the own one is unknown', () => {
  expect(explainStateBuiltin('export', '/bin/ksh')).toContain('--init bash');
});

it.each(['git', 'echo', 'test', ''])('has nothing to say of %s', (name) => {
  expect(explainStateBuiltin(name, undefined)).toBeUndefined();
});
