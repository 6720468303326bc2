import type { PictureWidth } from '@mall/contract/core/media';
import type { FastifyInstance } from 'fastify';
import type { StoragePort } from '../ports/storage.ts';
import { refused } from '../http/errors.ts';
import { isFilm, sendFilm } from './films.ts';
import { isPictureWidth, narrowed } from './pictures.ts';
import { opened, privateFolder } from './private.ts';

const address = /^([0-9A-Za-z_-]+(?:\/[0-9A-Za-z_-]+)*)(?:\.w(\d{2,4}))?\.webp$/;

/**
 * `/media/x/sofa.webp` and `/media/x/sofa.w400.webp`: a width is made at its first request, once for all
 * simultaneous requests, and stored. A picture never changes under its address. A private one needs a signed
 * address, and no cache stores it. A missing file is a JSON 404, never a page.
 */
export const serveMedia = (app: FastifyInstance, storage: StoragePort, secret: string): void => {
  const making = new Map<string, Promise<Buffer | null>>();
  const sizedPicture = (name: string, width: PictureWidth): Promise<Buffer | null> => {
    const key = `sized/w${width}/${name}.webp`;
    const running = making.get(key);
    if (running !== undefined) return running;
    const made = keptOrMade(storage, key, name, width).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };
  app.get<{ Params: { '*': string } }>('/media/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.params['*'];
    if (isFilm(path) && (await sendFilm(storage, path, request.headers.range, reply))) return reply;
    const found = address.exec(path);
    const width = Number(found?.[2] ?? 0);
    const asked = found?.[1];
    const isPrivate = asked?.startsWith(privateFolder) === true;
    const name = asked !== undefined && isPrivate ? (opened(secret, asked) ?? undefined) : asked;
    const bytes =
      name === undefined || name.startsWith('sized/')
        ? null
        : found?.[2] === undefined
          ? await storage.get(`${name}.webp`)
          : isPictureWidth(width)
            ? await sizedPicture(name, width)
            : null;
    if (bytes === null)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send(refused('missing', 'en', null));
    return reply
      .headers({
        'content-type': 'image/webp',
        'cache-control': isPrivate ? 'private, no-store' : 'public, max-age=31536000, immutable',
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': isPrivate ? 'same-origin' : 'same-site',
      })
      .send(bytes);
  });
};

const keptOrMade = async (
  storage: StoragePort,
  key: string,
  name: string,
  width: PictureWidth,
): Promise<Buffer | null> => {
  const kept = await storage.get(key);
  if (kept !== null) return kept;
  const whole = await storage.get(`${name}.webp`);
  if (whole === null) return null;
  const made = await narrowed(whole, width);
  // A full disk costs time at the next request, not the picture.
  await storage.put(key, made).catch(() => {});
  return made;
};
