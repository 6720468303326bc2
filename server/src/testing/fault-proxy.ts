import { once } from 'node:events';
import net from 'node:net';

/** What the network between the mall and one of its servers does. */
export type Fault = 'none' | 'frozen' | 'cut' | 'slow' | 'lossy';

type Pair = { readonly near: net.Socket; readonly far: net.Socket };

/** What each packet waits on a slow network. */
const slowMs = 250;
/** On a lossy one, every so many packets of the mall arrive and the connection breaks before the answer. */
const lossyEvery = 15;

/**
 * A TCP proxy before the server of an address that can freeze (nothing passes, nothing is refused), be cut
 * (connections break, new ones too), be slow, or be lossy (a statement is done and its answer lost). `url` is the
 * address through it.
 */
export const startFaultProxy = async (server: string) => {
  const pairs = new Set<Pair>();
  let target = new URL(server);
  let fault: Fault = 'none';
  let packets = 0;

  const flow = ({ near, far }: Pair): void => {
    for (const socket of [near, far]) {
      if (fault === 'cut') socket.destroy();
      else if (fault === 'frozen') socket.pause();
      else socket.resume();
    }
  };
  /** Passes on what the mall sent, and breaks the connection when its answer begins. */
  const lose = (chunk: Buffer, { near, far }: Pair): void => {
    far.removeAllListeners('data');
    far.once('data', () => near.destroy());
    far.write(chunk);
  };
  const listener = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname);
    const pair = { near, far };
    pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      let underWay = 0;
      /** What comes behind a packet that is under way stays behind it. */
      const delay = (chunk: Buffer): void => {
        underWay += 1;
        setTimeout(() => {
          underWay -= 1;
          to.write(chunk);
        }, slowMs);
      };
      from.on('data', (chunk: Buffer) => {
        if (fault === 'lossy' && from === near && ++packets % lossyEvery === 0) lose(chunk, pair);
        else if (fault === 'slow' || underWay > 0) delay(chunk);
        else to.write(chunk);
      });
      from.on('error', () => {});
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
    flow(pair);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const url = new URL(server);
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url: url.href,
    /** From now on, for connections that are open and those to come. */
    set: (next: Fault): void => {
      fault = next;
      for (const pair of pairs) flow(pair);
    },
    /** Another server has the address from now on; connections to the one before break. */
    leadTo: (next: string): void => {
      target = new URL(next);
      for (const { near } of pairs) near.destroy();
    },
    stop: async (): Promise<void> => {
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
};
