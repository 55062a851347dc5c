import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** One scripted answer of the server. */
export type ScriptedReply =
  | {
      kind: 'content';
      content: unknown;
      finish?: string | null;
      refusal?: string;
      stream?: boolean;
      delayMs?: number;
    }
  | { kind: 'status'; status: number; message?: string; code?: string; headers?: Record<string, string> }
  | { kind: 'raw'; body: string; type?: string }
  | { kind: 'hang' }
  | { kind: 'stall'; after: string }
  | { kind: 'drop'; after?: string };

/** One request as it came over the wire. */
export interface RecordedRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** The exact bytes of the body. */
  readonly text: string;
  readonly at: number;
}

export interface ModelServer {
  readonly endpoint: string;
  readonly requests: readonly RecordedRequest[];
  /** Replaces what is left of the script; the last reply repeats for ever. */
  readonly script: (...replies: ScriptedReply[]) => void;
  readonly close: () => Promise<void>;
}

/** What a server may not know of the API; it answers 400 to a request that uses it. */
export type Unsupported = 'json_schema' | 'json_object' | 'temperature';

/** A reply whose content is the JSON of a value. */
export function replyWith(
  value: unknown,
  options: { finish?: string | null; stream?: boolean; delayMs?: number } = {},
): ScriptedReply {
  return { kind: 'content', content: JSON.stringify(value), ...options };
}

/** Starts an OpenAI-compatible server on 127.0.0.1 that follows a script and records what it is asked. */
export async function startModelServer(
  replies: readonly ScriptedReply[],
  unsupported: readonly Unsupported[] = [],
): Promise<ModelServer> {
  let queue = [...replies];
  const requests: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    const text = await bodyOf(request);
    requests.push({ path: request.url ?? '', headers: request.headers, text, at: performance.now() });
    const missing = unsupported.find((feature) => text.includes(`"${feature}"`));
    if (missing) return sendStatus(response, 400, `Unsupported parameter: '${missing}'`);
    const reply = (queue.length > 1 ? queue.shift() : queue[0]) ?? { kind: 'status', status: 500 };
    await answer(response, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}/v1`,
    requests,
    script: (...next) => {
      queue = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

async function answer(response: ServerResponse, reply: ScriptedReply): Promise<void> {
  switch (reply.kind) {
    case 'content':
      if (reply.delayMs) await new Promise((resolve) => setTimeout(resolve, reply.delayMs));
      return reply.stream ? sendStream(response, reply) : sendCompletion(response, reply);
    case 'status':
      return sendStatus(response, reply.status, reply.message, reply.code, reply.headers);
    case 'raw':
      response.writeHead(200, { 'content-type': reply.type ?? 'application/json' });
      response.end(reply.body);
      return;
    case 'hang':
      return;
    case 'stall':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write(reply.after);
      return;
    case 'drop':
      if (reply.after !== undefined) {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' });
        response.write(reply.after);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      response.destroy();
  }
}

type ContentReply = Extract<ScriptedReply, { kind: 'content' }>;

function sendCompletion(response: ServerResponse, reply: ContentReply): void {
  const message = { role: 'assistant', content: reply.content, refusal: reply.refusal ?? null };
  const finish_reason = reply.finish === undefined ? 'stop' : reply.finish;
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason }],
      usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
    }),
  );
}

function sendStream(response: ServerResponse, reply: ContentReply): void {
  const pieces = String(reply.content).match(/[\s\S]{1,7}/g) ?? [];
  const event = (delta: object, finish_reason: string | null) =>
    `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
  const end = reply.finish === null ? '' : `${event({}, reply.finish ?? 'stop')}data: [DONE]\n\n`;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(pieces.map((content) => event({ content }, null)).join('') + end);
}

function sendStatus(
  response: ServerResponse,
  status: number,
  message = 'scripted failure',
  code?: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message, type: 'error', code: code ?? null } }));
}
