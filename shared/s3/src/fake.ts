import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, answerTo } from './fake-answers.ts';
import type { FakeStore } from './fake-store.ts';

/** A fault: no answer at all, an answer that is lost after the operation succeeded, or a bare status. */
export type Fault = 'silence' | 'lost answer' | number;
type Asked = { method: string; key: string };

export type FakeS3 = FakeStore & {
  endpoint: string;
  /** The headers of the last request. */
  lastHeaders: IncomingMessage['headers'];
  /** Called before each request; returns undefined for no fault. */
  fault: (asked: Asked) => Fault | undefined;
  close: () => Promise<void>;
};

/**
 * An S3 server in memory, for tests: path style, conditional reads and writes, paged lists, multipart
 * uploads, as in Amazon's S3 API reference. It requires a signature and does not check it; it checks SHA-256
 * checksums.
 */
export const startFakeS3 = async (bucket: string, { pageSize = 1000 } = {}): Promise<FakeS3> => {
  const fake: FakeS3 = {
    endpoint: '',
    files: new Map(),
    uploads: new Map(),
    buckets: new Set([bucket]),
    open: new Set(),
    keepsConditions: true,
    hasBareTags: false,
    lastHeaders: {},
    fault: () => undefined,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
      const key = decodeURIComponent(pathname).slice(1);
      const method = request.method ?? '';
      fake.lastHeaders = request.headers;
      const fault = fake.fault({ method, key });
      if (fault === 'silence') return;
      const body = await bodyOf(request);
      const answer =
        typeof fault === 'number'
          ? { status: fault }
          : answerTo(fake, { method, key, query: searchParams, headers: request.headers, body, pageSize });
      if (fault === 'lost answer') return void request.socket.destroy();
      send(response, answer);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this form.
  fake.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
};

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
};

const send = (response: ServerResponse, { status, body, headers }: Answer): void =>
  void response.writeHead(status, headers).end(body);
