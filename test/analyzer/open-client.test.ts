import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { askDiagnosis } from '../../src/analyzer/ask-diagnosis.js';
import { buildPayload } from '../../src/analyzer/build-payload.js';
import { openClient, type Sent } from '../../src/analyzer/open-client.js';
import { type ModelServer, type ScriptedReply, startModelServer } from '../support/model-server.js';
import { plainContext } from './arbitrary-context.js';

const payload = buildPayload(
  askDiagnosis(plainContext, (text) => text),
  'm',
);

async function sendTo(endpoint: string, signal = new AbortController().signal): Promise<Sent> {
  const settings = { provider: 'openai' as const, apiKey: 'k', endpoint, model: 'm', timeoutMs: 20_000 };
  return (await openClient(settings))(payload, signal);
}

async function start(reply: ScriptedReply): Promise<ModelServer> {
  const server = await startModelServer([reply]);
  onTestFinished(() => server.close());
  return server;
}

afterEach(() => vi.unstubAllEnvs());

describe('a request that came to nothing', () => {
  it.each([
    ['2', 2000],
    ['0.5', 500],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', undefined],
  ])('waits by Retry-After: %s, and is not sent again here', async (header, retryAfterMs) => {
    const headers = { 'retry-after': header };
    const server = await start({ kind: 'status', status: 429, code: 'slow_down', message: 'Slow', headers });
    const error = { reason: 'http', status: 429, code: 'slow_down', message: '429 Slow' };
    expect(await sendTo(server.endpoint)).toEqual({
      ok: false,
      error: { ...error, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) },
    });
    expect(server.requests).toHaveLength(1);
  });

  it('takes a date of Retry-After from now on', async () => {
    const headers = { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() };
    const sent = await sendTo((await start({ kind: 'status', status: 503, headers })).endpoint);
    const wait = sent.ok ? 0 : (sent.error.retryAfterMs ?? 0);
    expect(wait).toBeGreaterThan(3_000_000);
    expect(wait).toBeLessThanOrEqual(3_600_000);
  });

  it('says the innermost cause where nobody listens', async () => {
    const server = await start({ kind: 'hang' });
    await server.close();
    const { host } = new URL(server.endpoint);
    expect(await sendTo(server.endpoint)).toEqual({
      ok: false,
      error: { reason: 'network', message: `connect ECONNREFUSED ${host}` },
    });
  });

  it('tells one that was given up from one that failed', async () => {
    const { endpoint } = await start({ kind: 'hang' });
    const given = new AbortController();
    const sent = sendTo(endpoint, given.signal);
    given.abort();
    expect(await sent).toEqual({ ok: false, error: { reason: 'aborted', message: 'aborted' } });
  });
});

it('leaves nothing to the variables of the client library', async () => {
  const server = await start({ kind: 'status', status: 400 });
  vi.stubEnv('OPENAI_BASE_URL', 'http://127.0.0.1:1/v1');
  vi.stubEnv('OPENAI_API_KEY', 'another');
  vi.stubEnv('OPENAI_ORG_ID', 'an-organisation');
  vi.stubEnv('OPENAI_PROJECT_ID', 'a-project');
  await sendTo(server.endpoint);
  expect(server.requests[0]?.headers.authorization).toBe('Bearer k');
  expect(JSON.stringify(server.requests[0]?.headers)).not.toMatch(/another|an-organisation|a-project/);
});

it('takes the question nowhere else, whatever the server says', async () => {
  const other = await start({ kind: 'content', content: '{}' });
  const headers = { location: `${other.endpoint}/chat/completions` };
  const server = await start({ kind: 'status', status: 307, headers });
  expect(await sendTo(server.endpoint)).toMatchObject({
    ok: false,
    error: { reason: 'network', message: expect.stringContaining('redirect') },
  });
  expect(other.requests).toHaveLength(0);
});

it('gives up an answer without end', async () => {
  const server = await start({ kind: 'raw', body: ' '.repeat(5_000_000), type: 'application/json' });
  expect(await sendTo(server.endpoint)).toEqual({
    ok: false,
    error: { reason: 'network', message: 'the answer is too long' },
  });
});
