import fc from 'fast-check';
import { createFolderStorage } from '../ports/storage.ts';
import path from 'node:path';
import { type Api, startApi } from '../../testing/start-api.ts';
import { partOf } from './films.ts';

let api: Api;
const bytes = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251));
beforeAll(async () => {
  api = await startApi();
  await createFolderStorage(path.join(api.settings.DATA_DIR, 'media')).put('demo/videos/turn.mp4', bytes);
});
afterAll(() => api.stop());

const get = (range?: string, url = '/media/demo/videos/turn.mp4') =>
  api.app.inject({ url, headers: range === undefined ? {} : { range } });

describe('a film', () => {
  it('comes whole, and says that parts may be asked for', async () => {
    const reply = await get();
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['accept-ranges']]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ]);
    expect(reply.rawPayload.equals(bytes)).toBe(true);
  });

  it.each([
    ['bytes=0-', 0, 999],
    ['bytes=0-1', 0, 1],
    ['bytes=990-', 990, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=-5000', 0, 999],
  ])('%s is bytes %i to %i', async (range, from, to) => {
    const reply = await get(range);
    expect([reply.statusCode, reply.headers['content-range']]).toEqual([206, `bytes ${from}-${to}/1000`]);
    expect(reply.rawPayload.equals(bytes.subarray(from, to + 1))).toBe(true);
  });

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s is behind its end', async (range) => {
    const reply = await get(range);
    expect([reply.statusCode, reply.headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  it.each(['bytes=9-3', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-', 'bytes=a-b', ''])(
    'with "%s", which cannot be read, comes whole',
    async (range) => {
      expect((await get(range)).rawPayload).toHaveLength(1000);
    },
  );

  it.each(['/media/demo/videos/none.mp4', '/media/proof/turn.mp4', '/media/../turn.mp4', '/media/a.b.mp4'])(
    '%s is not there',
    async (url) => expect((await get(undefined, url)).statusCode).toBe(404),
  );
});

it('any part lies within the file', () =>
  fc.assert(
    fc.property(fc.nat(5000), fc.option(fc.nat(9000)), fc.option(fc.nat(9000)), (size, first, last) => {
      const part = partOf(`bytes=${first ?? ''}-${last ?? ''}`, size);
      if (part === 'whole' || part === undefined) return true;
      return part.from >= 0 && part.from <= part.to && part.to < size;
    }),
  ));
