import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

const readyForQuery = 'Z'.charCodeAt(0);
const headerLength = 5;

/**
 * A proxy between the mall and PostgreSQL that counts round trips: the server sends ReadyForQuery once for
 * each query that was sent and awaited.
 */
export const countRoundTrips = async (databaseUrl: string) => {
  const target = new URL(databaseUrl);
  let count = 0;
  const open = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => socket.destroy());
    }
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
    client.pipe(server);
    server.pipe(client);
    const read = messageReader((type) => {
      if (type === readyForQuery) count += 1;
    });
    server.on('data', read);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The counting proxy has no port.');
  const url = new URL(databaseUrl);
  url.port = String(address.port);
  return {
    url: url.href,
    /** Round trips since the last call. */
    take: (): number => {
      const taken = count;
      count = 0;
      return taken;
    },
    stop: async (): Promise<void> => {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
};

/** Reads the type of each message of the server, however its bytes are split. */
const messageReader = (tell: (type: number) => void) => {
  let rest = Buffer.alloc(0);
  let skip = 0;
  return (chunk: Buffer): void => {
    let bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      const passed = Math.min(skip, bytes.length);
      skip -= passed;
      bytes = bytes.subarray(passed);
      if (skip > 0 || bytes.length < headerLength) break;
      tell(bytes[0] ?? 0);
      skip = 1 + bytes.readUInt32BE(1);
    }
    rest = Buffer.from(bytes);
  };
};
