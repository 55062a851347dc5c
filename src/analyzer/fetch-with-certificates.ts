import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { rootCertificates } from 'node:tls';

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

const MAX_BYTES = 4_000_000;

/**
 * A `fetch` that trusts further certificates. Node reads NODE_EXTRA_CA_CERTS only when it starts, and the launcher
 * hides it then because it slows every run down; so the few requests that need the file bring it themselves.
 */
export function fetchWithCertificates(path: string): Fetch {
  const ca = [...rootCertificates, readFileSync(path, 'utf8')];
  return async (input, init) => {
    const wanted = new Request(input, init);
    const body = Buffer.from(await wanted.arrayBuffer());
    const headers = { ...Object.fromEntries(wanted.headers), 'content-length': String(body.length) };
    return new Promise<Response>((resolve, reject) => {
      const { method, signal } = wanted;
      request(wanted.url, { method, headers, ca, signal }, (incoming) => {
        readAll(incoming).then((bytes) => resolve(toResponse(incoming, bytes)), reject);
      })
        .on('error', reject)
        .end(body);
    });
  };
}

async function readAll(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_BYTES) throw new Error('the answer is too long');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function toResponse({ statusCode = 500, headers }: IncomingMessage, bytes: Buffer): Response {
  const list = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  );
  return new Response(bytes.length > 0 ? new Uint8Array(bytes) : null, { status: statusCode, headers: list });
}
