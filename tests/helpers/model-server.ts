import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How the server answers one question. */
export type Reply =
  | { readonly text: string; readonly pause?: number }
  | { readonly status: number }
  /** Ends the connection in the middle of the answer. */
  | { readonly cut: string }
  /** Something that is no answer of this protocol. */
  | { readonly garbage: string }
  | { readonly slow: number };

export interface ModelServer {
  readonly url: string;
  /** Answers for the next questions; the last one stays. */
  readonly answer: (...replies: Reply[]) => void;
  /** Bodies of all questions, as they came over the wire. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const head = { id: 'answer', created: 1, model: 'test' };
const usage = { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 };
const event = (data: object): string => `data: ${JSON.stringify(data)}\n\n`;
const piece = (content: string): string =>
  event({
    ...head,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }],
  });

async function stream(response: ServerResponse, text: string, pause: number): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let at = 0; at < text.length; at += 40) {
    response.write(piece(text.slice(at, at + 40)));
    await wait(pause);
  }
  response.write(
    event({
      ...head,
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
      usage,
    }),
  );
  response.end('data: [DONE]\n\n');
}

function whole(response: ServerResponse, text: string): void {
  const choices = [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }];
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ ...head, object: 'chat.completion', choices, usage }));
}

async function give(reply: Reply, streamed: boolean, response: ServerResponse): Promise<void> {
  if ('status' in reply) {
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'no', type: 'error' } }));
  } else if ('cut' in reply) {
    response.writeHead(200, { 'content-type': streamed ? 'text/event-stream' : 'application/json' });
    response.write(streamed ? piece(reply.cut) : '{"choices":');
    await wait(10);
    response.destroy();
  } else if ('garbage' in reply) {
    response.writeHead(200, { 'content-type': streamed ? 'text/event-stream' : 'application/json' });
    response.end(reply.garbage);
  } else if ('slow' in reply) {
    await wait(reply.slow);
    response.end();
  } else if (streamed) await stream(response, reply.text, reply.pause ?? 1);
  else whole(response, reply.text);
}

/** A server that speaks the protocol of chat completions, streaming included, and answers what it is told to. */
export async function startModelServer(): Promise<ModelServer> {
  const asked: string[] = [];
  let replies: Reply[] = [{ status: 500 }];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      asked.push(`${request.headers.authorization ?? ''} ${body}`);
      const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? { status: 500 };
      await give(reply, (JSON.parse(body) as { stream?: boolean }).stream === true, response);
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    answer: (...next) => void (replies = next),
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
