import { once } from 'node:events';
import net from 'node:net';

/** What the network between the mall and one of its servers does. */
export type Fault = 'none' | 'frozen' | 'cut';

type Pair = { readonly near: net.Socket; readonly far: net.Socket };

/**
 * A TCP proxy before the server of an address that can freeze (nothing passes, nothing is refused) and be cut
 * (connections break, new ones too). `url` is the address through it.
 */
export const startFaultProxy = async (target: string) => {
  const { hostname, port } = new URL(target);
  const pairs = new Set<Pair>();
  let fault: Fault = 'none';

  const flow = ({ near, far }: Pair): void => {
    for (const socket of [near, far]) {
      if (fault === 'cut') socket.destroy();
      else if (fault === 'frozen') socket.pause();
      else socket.resume();
    }
  };
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname);
    const pair = { near, far };
    pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk) => void to.write(chunk));
      from.on('error', () => {});
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
    flow(pair);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(target);
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url: url.href,
    /** From now on, for connections that are open and those to come. */
    set: (next: Fault): void => {
      fault = next;
      for (const pair of pairs) flow(pair);
    },
    stop: async (): Promise<void> => {
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
