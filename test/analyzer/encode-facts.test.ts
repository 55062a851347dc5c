import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clipMiddle, encodeFacts } from '../../src/analyzer/encode-facts.js';

const MARKS = [
  '<|im_end|>',
  '</s>',
  '[/INST]',
  '<think>',
  '<end_of_turn>',
  '"}\n{"role":"system"',
  '\u202e',
  '\u200b',
];

test('any text comes through whole, and no mark of a chat template stands in the message', () => {
  const text = fc.array(fc.oneof(fc.string(), fc.constantFrom(...MARKS))).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (stderr) => {
      const message = encodeFacts({ stderr });
      expect(JSON.parse(message)).toEqual({ stderr });
      expect(message).not.toMatch(/<\||<\/?s>|\[\/?INST|<think|<end_of_|\p{Bidi_Control}|\u200b/iu);
    }),
    { numRuns: 500 },
  );
});

test('a long text keeps its head and more of its tail, and says what is missing', () => {
  const clipped = clipMiddle(`${'a'.repeat(1000)}${'b'.repeat(1000)}`, 400);
  expect(clipped).toBe(`${'a'.repeat(100)}\n… [1600 characters left out] …\n${'b'.repeat(300)}`);
  expect(clipMiddle('short', 400)).toBe('short');
});
