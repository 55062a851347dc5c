import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { rootCertificates } from 'node:tls';
import type { ModelSettings } from './model-settings.js';
import { openTunnel, proxyCredentials } from './open-tunnel.js';

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

const MAX_BYTES = 4_000_000;

/**
 * The `fetch` that the settings need: Node's own, but where a proxy or further certificates are named. Node reads
 * NODE_EXTRA_CA_CERTS only when it starts, and the launcher hides it then because it slows every run down; a proxy
 * its fetch does not know at all. So the few requests that need either bring it themselves.
 */
export function openFetch({
  proxy,
  extraCertificates,
}: Pick<ModelSettings, 'proxy' | 'extraCertificates'>): Fetch {
  const ca = extraCertificates === undefined ? undefined : trusted(extraCertificates);
  if (proxy === undefined && ca === undefined) return guardedFetch;
  const way = proxy === undefined ? undefined : proxyUrl(proxy);
  return async (input, init) => {
    const wanted = new Request(input, init);
    const body = Buffer.from(await wanted.arrayBuffer());
    const headers = { ...Object.fromEntries(wanted.headers), 'content-length': String(body.length) };
    const { method, signal } = wanted;
    return send(await route(new URL(wanted.url), { method, headers, signal }, way, ca), body);
  };
}

/** Node's own fetch, but the question goes to the configured server and nowhere else, and no answer fills the memory. */
async function guardedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const { status, headers, body } = response;
  const bytes = body === null ? Buffer.alloc(0) : await readAll(body);
  return new Response(bytes.length > 0 ? new Uint8Array(bytes) : null, { status, headers });
}

/** As in Node itself: a file that can't be read adds nothing. */
function trusted(path: string): string[] | undefined {
  try {
    return [...rootCertificates, readFileSync(path, 'utf8')];
  } catch {
    return undefined;
  }
}

function proxyUrl(proxy: string): URL {
  const url = URL.canParse(proxy) ? new URL(proxy) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new Error(
    `the proxy ${url?.protocol ?? 'address'}//… can't be used: only http and https proxies can`,
  );
}

type Start = (answer: (incoming: IncomingMessage) => void) => ReturnType<typeof plainRequest>;
type Wanted = RequestOptions & { readonly headers: Record<string, string>; readonly signal: AbortSignal };

/** How the request is started: straight, through a tunnel, or by asking the proxy for a plain address. */
async function route(
  url: URL,
  wanted: Wanted,
  proxy: URL | undefined,
  ca: string[] | undefined,
): Promise<Start> {
  if (url.protocol !== 'https:') {
    const headers = { ...wanted.headers, host: url.host, ...(proxy ? proxyCredentials(proxy) : {}) };
    const asked = proxy === undefined ? wanted : { ...wanted, headers, path: url.href };
    const start = proxy?.protocol === 'https:' ? secureRequest : plainRequest;
    return (answer) => start(proxy ?? url, { ...asked, ...(ca && proxy ? { ca } : {}) }, answer);
  }
  if (proxy === undefined) return (answer) => secureRequest(url, { ...wanted, ca }, answer);
  const socket = await openTunnel(url, { proxy, ca, signal: wanted.signal });
  return (answer) => secureRequest(url, { ...wanted, createConnection: () => socket }, answer);
}

function send(start: Start, body: Buffer): Promise<Response> {
  return new Promise((resolve, reject) => {
    start((incoming) => {
      readAll(incoming).then((bytes) => resolve(toResponse(incoming, bytes)), reject);
    })
      .on('error', reject)
      .end(body);
  });
}

async function readAll(incoming: AsyncIterable<Uint8Array>): Promise<Buffer> {
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
