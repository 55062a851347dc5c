import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer as createProxy, request as plainRequest } from 'node:http';
import { createServer, type Server } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDiagnosis } from '../../src/analyzer/ask-diagnosis.js';
import { askModel } from '../../src/analyzer/ask-model.js';
import { replyWith, startModelServer } from '../support/model-server.js';
import { temporaryFolder } from '../support/temporary-folder.js';
import { plainContext, plainReply } from './arbitrary-context.js';

let server: Server;
let certificate = '';
let endpoint = '';
let port = 0;
const bodies: string[] = [];

beforeAll(async () => {
  const folder = temporaryFolder('ai-run-tls-');
  certificate = join(folder, 'cert.pem');
  const key = join(folder, 'key.pem');
  const subject = [
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost,DNS:model.test,IP:127.0.0.1',
  ];
  const form = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
  execFileSync('openssl', ['req', ...form, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      bodies.push(body);
      const message = { content: JSON.stringify(plainReply) };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ choices: [{ message, finish_reason: 'stop' }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  endpoint = `https://127.0.0.1:${port}/v1`;
});

afterAll(() => server.close());

describe('a server with a certificate of its own', () => {
  const question = askDiagnosis(plainContext, (text) => text);
  const settings = () => ({
    provider: 'openai' as const,
    apiKey: 'k',
    endpoint,
    model: 'm',
    timeoutMs: 20_000,
  });

  it('is not trusted by itself', async () => {
    const { answer } = await askModel(question, settings());
    expect(answer).toMatchObject({
      ok: false,
      failure: { kind: 'network', notice: expect.stringContaining('certificate') },
    });
    expect(bodies).toHaveLength(0);
  });

  it('is trusted by the certificates that NODE_EXTRA_CA_CERTS names', async () => {
    const { answer } = await askModel(question, { ...settings(), extraCertificates: certificate });
    expect(answer).toEqual({ ok: true, value: plainReply });
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ model: 'm' });
  });

  it('stays untrusted where that file is missing', async () => {
    const { answer } = await askModel(question, { ...settings(), extraCertificates: '/nowhere.pem' });
    expect(answer).toMatchObject({
      ok: false,
      failure: { kind: 'network', notice: expect.stringContaining('certificate') },
    });
  });
});

describe('a proxy', () => {
  const question = askDiagnosis(plainContext, (text) => text);
  const settings = (endpoint: string, proxy: string) => {
    return { provider: 'openai' as const, apiKey: 'k', endpoint, model: 'm', timeoutMs: 20_000, proxy };
  };

  it('is asked for a tunnel with its credentials and sees nothing of the question', async () => {
    await withProxy(async (proxy, seen) => {
      const target = settings('https://model.test/v1', proxy.replace('//', '//us%65r:p%40ss@'));
      const { answer } = await askModel(question, { ...target, extraCertificates: certificate });
      expect(answer).toEqual({ ok: true, value: plainReply });
      expect(seen.join('\n')).toContain('CONNECT model.test:443');
      expect(seen.join('\n')).toContain(`Basic ${Buffer.from('user:p@ss').toString('base64')}`);
      expect(seen.join('\n')).not.toMatch(/Bearer|chat\/completions/);
    });
  });

  it('does not make a foreign certificate good', async () => {
    await withProxy(async (proxy) => {
      const { answer } = await askModel(question, settings('https://model.test/v1', proxy));
      expect(answer).toMatchObject({
        failure: { kind: 'network', notice: expect.stringContaining('certificate') },
      });
    });
  });

  it('is asked for plain addresses by their whole URL', async () => {
    const model = await startModelServer([replyWith(plainReply)]);
    await withProxy(async (proxy, seen) => {
      const { answer } = await askModel(question, settings('http://model.test:81/v1', proxy));
      expect(answer).toEqual({ ok: true, value: plainReply });
      expect(seen).toContain('POST http://model.test:81/v1/chat/completions');
    }, model.endpoint);
    await model.close();
  });

  it.each([
    ['http://127.0.0.1:1', 'ECONNREFUSED'],
    ['socks5://127.0.0.1:1', 'only http and https proxies'],
  ])('that does not work is named in the notice: %s', async (proxy, reason) => {
    const { answer } = await askModel(question, settings('https://model.test/v1', proxy));
    expect(answer).toMatchObject({ failure: { kind: 'network', notice: expect.stringContaining(reason) } });
  });

  it('that refuses the way is named in the notice', async () => {
    await withProxy(
      async (proxy) => {
        const { answer } = await askModel(question, settings('https://model.test/v1', proxy));
        expect(answer).toMatchObject({ failure: { notice: expect.stringContaining('(407)') } });
      },
      undefined,
      407,
    );
  });
});

/** A proxy on this machine that leads every name to the servers of this file and notes what it is asked. */
async function withProxy(
  use: (address: string, seen: string[]) => Promise<void>,
  plain = '',
  status = 200,
): Promise<void> {
  const seen: string[] = [];
  const proxy = createProxy((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    const { method, headers } = request;
    const target = `${plain}${new URL(request.url ?? '').pathname.replace(/^\/v1/, '')}`;
    request.pipe(
      plainRequest(target, { ...(method ? { method } : {}), headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      }),
    );
  });
  proxy.on('connect', (request, socket) => {
    seen.push(`CONNECT ${request.url}`, String(request.headers['proxy-authorization']));
    socket.write(`HTTP/1.1 ${status} Answer\r\n\r\n`);
    if (status !== 200) return socket.end();
    const onward = connect(port, '127.0.0.1');
    socket
      .on('error', () => onward.destroy())
      .pipe(onward)
      .on('error', () => socket.destroy())
      .pipe(socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  try {
    await use(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, seen);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
}
