import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { checkEndpoint } from '../../src/analyzer/check-endpoint.js';

async function withServer<T>(
  status: number | undefined,
  use: (endpoint: string, seen: IncomingMessage[]) => Promise<T>,
): Promise<T> {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    if (status !== undefined) response.writeHead(status).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    return await use(`http://127.0.0.1:${port}/v1`, seen);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const settings = (endpoint: string) =>
  ({ endpoint, provider: 'openai', model: 'm', timeoutMs: 1, apiKey: 'k' }) as const;

test.each([
  [200, true, 'it answers (200)'],
  [404, true, 'it answers (404)'],
  [401, false, 'it answers, but refuses the key (401)'],
  [503, false, 'it answers with trouble of its own (503)'],
])('status %i', async (status, ok, detail) => {
  await withServer(status, async (endpoint, seen) => {
    expect(await checkEndpoint(settings(`${endpoint}/chat/completions`))).toEqual({ ok, detail });
    expect(seen[0]?.url).toBe('/v1/models');
    expect(seen[0]?.headers.authorization).toBe('Bearer k');
  });
});

test('a key for azure goes into its own header', async () => {
  await withServer(200, async (endpoint, seen) => {
    await checkEndpoint({ ...settings(endpoint), provider: 'azure', apiVersion: 'v' });
    expect(seen[0]?.headers['api-key']).toBe('k');
    expect(seen[0]?.url).toBe('/v1/models?api-version=v');
  });
});

test('silence and a closed port are a no with the reason', async () => {
  await withServer(undefined, async (endpoint) => {
    expect(await checkEndpoint(settings(endpoint), 200)).toEqual({
      ok: false,
      detail: 'no answer: nothing within 0.2 s',
    });
  });
  const closed = await withServer(200, async (endpoint) => endpoint);
  expect((await checkEndpoint(settings(closed))).detail).toContain('ECONNREFUSED');
});
