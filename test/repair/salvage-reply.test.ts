import { expect, it } from 'vitest';
import { salvageReply } from '../../src/repair/salvage-reply.js';

it('takes summary and whole commands, and no file change', () => {
  const text = `Sure! {"summary": "It needs \\"x\\".", "steps": [{"title": 1, "kind": "command", "command": "npm i x", "files": []},
    {"kind": "edit", "command": "", "files": [{"path": "a", "content": "evil"}]}]}`;
  expect(salvageReply(text)).toEqual({
    summary: 'It needs "x".',
    looks: [],
    steps: [{ title: 'Run a command', kind: 'command', command: 'npm i x', files: [] }],
  });
});

it('leaves a command that was cut off alone', () => {
  expect(salvageReply('{"summary": "s", "steps": [{"command": "rm -rf build')?.steps).toEqual([]);
  expect(salvageReply('{"steps": [{"command": "rm -rf build"')).toBeUndefined();
  expect(salvageReply('no idea')).toBeUndefined();
});
