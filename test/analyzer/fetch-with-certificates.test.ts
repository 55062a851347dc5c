import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDiagnosis } from '../../src/analyzer/ask-diagnosis.js';
import { askModel } from '../../src/analyzer/ask-model.js';
import { plainContext, plainReply } from './arbitrary-context.js';

let server: Server;
let certificate = '';
let endpoint = '';
const bodies: string[] = [];

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ai-run-tls-'));
  certificate = join(folder, 'cert.pem');
  const key = join(folder, 'key.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
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
  endpoint = `https://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1`;
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
