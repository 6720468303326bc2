import { connect, type Socket } from 'node:net';

export type Asked = { readonly url: string; readonly bytes: Buffer };
export type Said = {
  readonly code: number;
  readonly msgKey: string;
  readonly orderId: string;
  /** Milliseconds: its own duration, and since the rush started. */
  readonly ms: number;
  readonly at: number;
};

/** A request as it is sent, prepared beforehand: the client shares the machine with the measured server. */
export const wireOf = (
  url: string,
  method: 'GET' | 'POST',
  path: string,
  headers: Record<string, string> = {},
  body = '',
): Asked => {
  const lines = Object.entries({
    host: new URL(url).host,
    ...(method === 'POST'
      ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
      : {}),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return { url, bytes: Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`) };
};

/**
 * Sends all requests over a number of connections, each the next as soon as its last is answered. Returns the
 * answers in order.
 */
export const rush = async (asked: readonly Asked[], connections: number): Promise<Said[]> => {
  const said: Said[] = [];
  const began = performance.now();
  let next = 0;
  const work = async (): Promise<void> => {
    const sockets = new Map<string, ReturnType<typeof line>>();
    try {
      for (let index = next++; index < asked.length; index = next++) {
        const one = asked[index];
        if (one === undefined) break;
        const socket = sockets.get(one.url) ?? line(await opened(one.url));
        sockets.set(one.url, socket);
        const begun = performance.now();
        const body = await socket.ask(one.bytes);
        const now = performance.now();
        said[index] = { ...meaning(body), ms: now - begun, at: now - began };
      }
    } finally {
      for (const socket of sockets.values()) socket.end();
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return said;
};

const opened = (url: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });

/** Sends one request at a time over a connection; returns the answer's body. */
const line = (socket: Socket) => {
  let text = '';
  let told: (body: string) => void = () => {};
  let failed: (error: Error) => void = () => {};
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk;
    const head = text.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0);
    if (text.length < head + 4 + length) return;
    const body = text.slice(head + 4);
    text = '';
    told(body);
  });
  socket.on('error', (error) => failed(error));
  socket.on('close', () => failed(new Error('The mall closed the connection.')));
  return {
    ask: (bytes: Buffer): Promise<string> =>
      new Promise((resolve, reject) => {
        [told, failed] = [resolve, reject];
        socket.write(bytes);
      }),
    end: () => socket.destroy(),
  };
};

const meaning = (body: string): Pick<Said, 'code' | 'msgKey' | 'orderId'> => ({
  code: Number(/"code":(\d+)/.exec(body)?.[1] ?? 0),
  msgKey: /"msgKey":"([\w.]+)"/.exec(body)?.[1] ?? '',
  orderId: /"orderId":"([\w-]+)"/.exec(body)?.[1] ?? '',
});

/** The percentile of sorted or unsorted milliseconds below which this share lies. */
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
