import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReply } from '../../src/analyzer/parse-reply.js';
import { commandReply, diagnosisReply } from '../../src/analyzer/reply-schemas.js';
import { plainReply } from './arbitrary-context.js';

const good = JSON.stringify({ command: 'echo "a, }" {x}', note: '' });

describe('parseReply', () => {
  it.each([
    ['as asked', good],
    ['in a fence', `\`\`\`json\n${good}\n\`\`\``],
    ['with prose and stray quotes around', `It's 5" wide: ${good} "Done`],
    ['after reasoning', `<think>maybe {"command":"rm"}</think>${good}`],
    ['with trailing commas', good.replace('}', '}').replace(/\}$/, ' ,\n}')],
    ['beside another object', `{"confidence": 1}\n${good}`],
  ])('reads a reply %s and keeps its strings', (_, text) => {
    expect(parseReply(text, commandReply)).toEqual({
      ok: true,
      value: { command: 'echo "a, }" {x}', note: '' },
    });
  });

  it.each([
    ['nothing', '  ', 'bad_reply'],
    ['prose', 'I cannot help with that.', 'bad_reply'],
    ['a list', '[1, 2]', 'bad_reply'],
    ['another shape', '{"cmd": "ls"}', 'bad_reply'],
    ['a wrong type', '{"command": ["ls"], "note": ""}', 'bad_reply'],
    ['two answers', `${good}\n${good}`, 'bad_reply'],
    ['a half', good.slice(0, -8), 'truncated'],
    ['an answer and a half', `${good} {"command": "l`, 'truncated'],
  ])('refuses %s', (_, text, kind) => {
    expect(parseReply(text, commandReply)).toMatchObject({ ok: false, kind });
  });

  it('never accepts a prefix of a reply', () => {
    const text = JSON.stringify(plainReply);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: text.length - 1 }),
        fc.constantFrom('', '```json\n', 'Sure: '),
        (end, before) => {
          expect(parseReply(before + text.slice(0, end), diagnosisReply).ok).toBe(false);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('bounds every field and drops what cannot be cut', () => {
    const fix = plainReply.fixes[0];
    const long = { ...fix, command: 'x'.repeat(3000) };
    const reply = {
      ...plainReply,
      root_cause: 'a'.repeat(9000),
      error_type: 'SomethingElse',
      fixes: [
        long,
        { ...fix, command: ' ' },
        ...Array.from({ length: 5 }, (_, n) => ({ ...fix, command: `echo ${n}`, kind: '?' })),
      ],
    };
    const parsed = parseReply(JSON.stringify(reply), diagnosisReply);
    if (!parsed.ok) throw new Error(parsed.reason);
    expect(parsed.value.root_cause.length).toBeLessThanOrEqual(1500);
    expect(parsed.value.error_type).toBe('Unknown');
    expect(parsed.value.fixes.map((each) => each.command)).toEqual(['echo 0', 'echo 1', 'echo 2']);
    expect(parsed.value.fixes.map((each) => each.kind)).toEqual(['replaces', 'replaces', 'replaces']);
  });

  it.each([1.01, -0.1, 95, '0.9', null])('refuses a confidence of %j', (confidence) => {
    expect(parseReply(JSON.stringify({ ...plainReply, confidence }), diagnosisReply)).toMatchObject({
      ok: false,
      reason: 'its field confidence is not valid',
    });
  });
});
