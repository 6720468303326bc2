import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly path: string;
};
type Answer = (reply: ServerResponse, received: Received) => void;

/** A server of this machine that webhooks go to; `answer` decides what it says, and may be another later. */
export const startReceiver = async (first: Answer = (reply) => void reply.end('ok')) => {
  const got: Received[] = [];
  let answer = first;
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const received = {
        headers: request.headers,
        body: Buffer.concat(parts).toString('utf8'),
        path: request.url ?? '',
      };
      got.push(received);
      answer(reply, received);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // listens on a port
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    got,
    answers: (next: Answer) => {
      answer = next;
    },
    status: (code: number, headers: Record<string, string> = {}) => {
      answer = (reply) => void reply.writeHead(code, headers).end(`said ${code}`);
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
