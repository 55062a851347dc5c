import { expect, test } from 'vitest';
import { readCompletion } from '../../src/analyzer/read-completion.js';

const chunk = (content: string, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason }] })}\n\n`;

test('a completion gives its text, its end and its tokens', () => {
  const body = {
    choices: [{ message: { content: 'a' }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 3, completion_tokens: 4 },
  };
  expect(readCompletion(body)).toEqual({ text: 'a', finish: 'stop', tokens: { prompt: 3, completion: 4 } });
});

test('tokens that are no numbers cost nothing and lose no answer', () => {
  const choices = [{ message: { content: 'a' } }];
  expect(readCompletion({ choices, usage: { prompt_tokens: 'many', completion_tokens: -1 } })).toEqual({
    text: 'a',
    tokens: { prompt: 0, completion: 0 },
  });
  expect(readCompletion({ choices, usage: 'free' })).toEqual({ text: 'a' });
});

test('a stream is put together, and one without an end was cut off', () => {
  expect(readCompletion(`${chunk('{"a"')}${chunk(':1}', 'stop')}data: [DONE]\n`)).toMatchObject({
    text: '{"a":1}',
    finish: 'stop',
  });
  expect(readCompletion(chunk('{"a":1}'))).toMatchObject({ text: '{"a":1}', finish: 'length' });
});

test.each([undefined, null, {}, { choices: [] }, 'plain text', 'data: {broken', 7])('%j is none', (body) => {
  expect(readCompletion(body)).toBeUndefined();
});
