import type { FastifyReply } from 'fastify';
import type { StoragePort } from '../ports/storage.ts';

const address = /^[0-9A-Za-z_-]+(?:\/[0-9A-Za-z_-]+)*\.(mp4|webm)$/;

/** Whether an address below /media is one of a video. Videos are never private and have no widths. */
export const isFilm = (name: string): boolean => address.test(name) && !name.startsWith('proof/');

type Part = { from: number; to: number };

/**
 * The range that a `Range` header requests of a file of this size: one part, both ends included; the whole
 * file without a header, for more parts than one and for an unreadable header (RFC 9110, 14.2 allows this);
 * undefined when it begins behind the end.
 */
export const partOf = (header: string | undefined, size: number): Part | 'whole' | undefined => {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = found ?? [];
  if (found === null || (first === '' && last === '')) return 'whole';
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(first) > Number(last)) return 'whole';
  return from >= size || size === 0 || (first === '' && Number(last) === 0) ? undefined : { from, to };
};

/**
 * Sends a video or the requested part of it: players request parts, and some play nothing without. False:
 * there is none.
 */
export const sendFilm = async (
  storage: StoragePort,
  name: string,
  range: string | undefined,
  reply: FastifyReply,
): Promise<boolean> => {
  const bytes = await storage.get(name);
  if (bytes === null) return false;
  const part = partOf(range, bytes.length);
  reply.headers({
    'content-type': name.endsWith('.webm') ? 'video/webm' : 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-site',
  });
  if (part === 'whole') await reply.send(bytes);
  else if (part === undefined)
    await reply.code(416).header('content-range', `bytes */${bytes.length}`).send(Buffer.alloc(0));
  else
    await reply
      .code(206)
      .header('content-range', `bytes ${part.from}-${part.to}/${bytes.length}`)
      .send(bytes.subarray(part.from, part.to + 1));
  return true;
};
