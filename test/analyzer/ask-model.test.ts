import fc from 'fast-check';
import { afterEach, describe, expect, it, test } from 'vitest';
import { askDiagnosis } from '../../src/analyzer/ask-diagnosis.js';
import { askModel } from '../../src/analyzer/ask-model.js';
import { buildPayload } from '../../src/analyzer/build-payload.js';
import { mergeAnalyses } from '../../src/analyzer/merge-analyses.js';
import type { ModelSettings } from '../../src/analyzer/model-settings.js';
import { requestAnalysis } from '../../src/analyzer/request-analysis.js';
import {
  type ModelServer,
  replyWith,
  type ScriptedReply,
  startModelServer,
  type Unsupported,
} from '../support/model-server.js';
import { anyContext, plainContext, plainReply } from './arbitrary-context.js';
import { heuristicProposals } from './heuristic-proposals.js';

const keep = (text: string) => text;
const question = askDiagnosis(plainContext, keep);
let server: ModelServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(
  replies: readonly ScriptedReply[],
  unsupported: readonly Unsupported[] = [],
): Promise<ModelServer> {
  server = await startModelServer(replies, unsupported);
  return server;
}

function settingsFor(endpoint: string, more: Partial<ModelSettings> = {}): ModelSettings {
  return {
    provider: 'openai',
    apiKey: 'test-key',
    endpoint,
    model: 'test-model',
    timeoutMs: 20_000,
    ...more,
  };
}

describe('askModel', () => {
  it('sends exactly the payload, with the key, and returns the checked reply with its price', async () => {
    const { endpoint, requests } = await start([replyWith(plainReply)]);
    const outcome = await askModel(question, settingsFor(endpoint, { price: { input: 2, output: 10 } }));
    expect(outcome).toEqual({
      answer: { ok: true, value: plainReply },
      usage: { prompt_tokens: 100, completion_tokens: 20, cost: 0.0004 },
      generations: [JSON.stringify(plainReply)],
    });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.path).toBe('/v1/chat/completions');
    expect(requests[0]?.headers.authorization).toBe('Bearer test-key');
    expect(requests[0]?.text).toBe(JSON.stringify(buildPayload(question, 'test-model')));
  });

  it.each([
    ['a full URL', (base: string) => `${base}/chat/completions`, '/v1/chat/completions'],
    ['a trailing slash', (base: string) => `${base}/`, '/v1/chat/completions'],
    ['a bare host', (base: string) => base.replace(/\/v1$/, ''), '/v1/chat/completions'],
    [
      'a gateway with a query',
      (base: string) => `${base.replace('/v1', '/gw/x')}?tag=1`,
      '/gw/x/chat/completions?tag=1',
    ],
  ])('takes %s as endpoint', async (_, form, path) => {
    const { endpoint, requests } = await start([replyWith(plainReply)]);
    await askModel(question, settingsFor(form(endpoint)));
    expect(requests[0]?.path).toBe(path);
  });

  it.each([
    [
      'a resource',
      (base: string) => base,
      '/openai/deployments/test-model/chat/completions?api-version=2024-10-21',
    ],
    [
      'a full URL',
      (base: string) => `${base}/openai/deployments/d/chat/completions?api-version=2030-01-01`,
      '/openai/deployments/d/chat/completions?api-version=2030-01-01',
    ],
  ])('speaks to Azure by %s', async (_, form, path) => {
    const { endpoint, requests } = await start([replyWith(plainReply)]);
    const outcome = await askModel(
      question,
      settingsFor(form(endpoint.replace('/v1', '')), { provider: 'azure' }),
    );
    expect(outcome.answer.ok).toBe(true);
    expect(requests[0]?.path).toBe(path);
    expect(requests[0]?.headers['api-key']).toBe('test-key');
  });

  it.each<[Unsupported[], string[]]>([
    [['json_schema'], ['json_schema', 'json_object']],
    [
      ['json_schema', 'json_object'],
      ['json_schema', 'json_object', 'text'],
    ],
    [['temperature'], ['json_schema', 'json_schema']],
    [
      ['temperature', 'json_schema'],
      ['json_schema', 'json_schema', 'json_object'],
    ],
  ])('steps down for a server without %j', async (unsupported, formats) => {
    const { endpoint, requests } = await start([replyWith(plainReply)], unsupported);
    const outcome = await askModel(question, settingsFor(endpoint));
    expect(outcome.answer).toEqual({ ok: true, value: plainReply });
    expect(requests.map(({ text }) => JSON.parse(text).response_format?.type ?? 'text')).toEqual(formats);
  });

  it('reads an event stream that a gateway sends unasked', async () => {
    const { endpoint } = await start([replyWith(plainReply, { stream: true })]);
    expect((await askModel(question, settingsFor(endpoint))).answer).toEqual({ ok: true, value: plainReply });
  });

  it('needs no key for a server on this machine, and asks nobody without one', async () => {
    const { endpoint, requests } = await start([replyWith(plainReply)]);
    const { apiKey: _, ...keyless } = settingsFor(endpoint);
    expect((await askModel(question, keyless)).answer.ok).toBe(true);
    const remote = await askModel(question, { ...keyless, endpoint: 'https://model.invalid/v1' });
    expect(remote.answer).toMatchObject({ ok: false, failure: { kind: 'no_key' } });
    expect(requests).toHaveLength(1);
  });
});

const FAILURES: readonly (readonly [string, ScriptedReply, string, number])[] = [
  [
    '401',
    { kind: 'status', status: 401, message: 'Incorrect API key provided: test-key' },
    'unauthorized',
    1,
  ],
  ['403', { kind: 'status', status: 403 }, 'forbidden', 1],
  ['404', { kind: 'status', status: 404, code: 'model_not_found' }, 'not_found', 1],
  ['quota', { kind: 'status', status: 429, code: 'insufficient_quota' }, 'rate_limited', 1],
  [
    'a long Retry-After',
    { kind: 'status', status: 429, headers: { 'retry-after': '60' } },
    'rate_limited',
    1,
  ],
  ['429 for ever', { kind: 'status', status: 429, headers: { 'retry-after': '0' } }, 'rate_limited', 3],
  ['500', { kind: 'status', status: 500 }, 'server', 3],
  [
    '400',
    { kind: 'status', status: 400, code: 'context_length_exceeded', message: 'too\nlong \u001b[31m' },
    'rejected',
    1,
  ],
  ['prose', { kind: 'content', content: 'I am sorry.' }, 'bad_reply', 1],
  ['no content', { kind: 'content', content: null }, 'bad_reply', 1],
  ['half a reply', { kind: 'content', content: JSON.stringify(plainReply).slice(0, 90) }, 'truncated', 1],
  ['finish_reason length', replyWith(plainReply, { finish: 'length' }), 'truncated', 1],
  ['a stream that breaks off', replyWith(plainReply, { finish: null, stream: true }), 'truncated', 1],
  ['a content filter', replyWith(plainReply, { finish: 'content_filter' }), 'refused', 1],
  ['a refusal', { kind: 'content', content: null, refusal: 'No.\u001b[2J' }, 'refused', 1],
  ['a web page', { kind: 'raw', body: '<html>login</html>', type: 'text/html' }, 'bad_reply', 1],
  ['another API', { kind: 'raw', body: '{"output": []}' }, 'bad_reply', 1],
  ['a dropped connection', { kind: 'drop' }, 'network', 3],
];

describe('askModel, when the model fails', () => {
  it.each(FAILURES)('%s: one line, no more requests than useful', async (_, reply, kind, count) => {
    const { endpoint, requests } = await start([reply]);
    const { answer } = await askModel(question, settingsFor(endpoint));
    expect(answer).toMatchObject({ ok: false, failure: { kind } });
    if (!answer.ok) expect(answer.failure.notice).toMatch(/^[^\u0000-\u001f\u007f-\u009f]{10,300}$/);
    expect(JSON.stringify(answer)).not.toContain('test-key');
    expect(requests).toHaveLength(count);
  });

  it('refuses a body that is not JSON, or that stops', async () => {
    const { endpoint, script } = await start([{ kind: 'raw', body: '{"choices": [' }]);
    expect((await askModel(question, settingsFor(endpoint))).answer.ok).toBe(false);
    script({ kind: 'drop', after: '{"choices": [' });
    expect((await askModel(question, settingsFor(endpoint))).answer).toMatchObject({
      failure: { kind: 'network' },
    });
  });

  it('waits as Retry-After says and goes on', async () => {
    const { endpoint, requests } = await start([
      { kind: 'status', status: 429, headers: { 'retry-after': '1' } },
      { kind: 'status', status: 503 },
      replyWith(plainReply),
    ]);
    expect((await askModel(question, settingsFor(endpoint))).answer.ok).toBe(true);
    const [first, second] = requests;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(950);
    expect(requests).toHaveLength(3);
  });

  it.each<[string, ScriptedReply]>([
    ['never answers', { kind: 'hang' }],
    ['stops in the middle of the body', { kind: 'stall', after: '{"choices": [' }],
    ['fails again and again', { kind: 'status', status: 500, headers: { 'retry-after': '0.04' } }],
  ])('gives up in time on a server that %s', async (_, reply) => {
    const { endpoint } = await start([reply]);
    const outcome = await askModel(question, settingsFor(endpoint, { timeoutMs: 100 }));
    expect(outcome.answer.ok).toBe(false);
  });

  it('says timeout, or skipped where the person cancelled', async () => {
    const { endpoint } = await start([{ kind: 'hang' }]);
    const late = await askModel(question, settingsFor(endpoint, { timeoutMs: 60 }));
    expect(late.answer).toMatchObject({
      failure: { kind: 'timeout', notice: expect.stringContaining('0.06 s') },
    });
    const cancel = new AbortController();
    const skipped = askModel(question, settingsFor(endpoint), cancel.signal);
    cancel.abort();
    expect((await skipped).answer).toMatchObject({ failure: { kind: 'cancelled' } });
  });

  it.each(['no url', 'https://', ''])('names the setting when the endpoint is %j', async (endpoint) => {
    expect((await askModel(question, settingsFor(endpoint))).answer).toMatchObject({
      failure: { kind: 'bad_endpoint' },
    });
  });

  test('Feature: shellpilot, Property 8: AI fallback to heuristics', async () => {
    const { endpoint, script } = await start([{ kind: 'hang' }]);
    const broken = fc.constantFrom<ScriptedReply>({ kind: 'hang' }, ...FAILURES.map(([, reply]) => reply));
    await fc.assert(
      fc.asyncProperty(anyContext, broken, async (context, reply) => {
        script(reply);
        const outcome = await requestAnalysis(context, settingsFor(endpoint, { timeoutMs: 40 }), {
          redact: keep,
          restore: keep,
        });
        expect(outcome.answer.ok).toBe(false);
        if (reply.kind === 'hang') expect(outcome.answer).toMatchObject({ failure: { kind: 'timeout' } });
        const merged = mergeAnalyses(
          heuristicProposals,
          outcome.answer.ok ? outcome.answer.value : undefined,
        );
        expect(merged).toEqual(heuristicProposals);
      }),
      { numRuns: 100 },
    );
  });
});
