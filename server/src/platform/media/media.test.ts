import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pictureWidths } from '@mall/contract/core/media';
import sharp from 'sharp';
import { sendPicture } from '../../testing/send-picture.ts';
import { startApi, type Api } from '../../testing/start-api.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.signIn(await api.given.member());
});
afterAll(() => api.stop());

const photo = (width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: '#98a48b' } })
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER', ImageDescription: 'at home' } })
    .jpeg()
    .toBuffer();
const get = (url: string) => api.app.inject({ url });

describe('an upload', () => {
  it('becomes a WebP of our own, without what the camera wrote', async () => {
    const { code, data } = await sendPicture(api.app, { token, bytes: await photo() });
    expect(code).toBe(200);
    expect(data).toMatchObject({ w: 1600, h: 1200 });
    const stored = await get(data.url);
    expect(stored.headers['content-type']).toBe('image/webp');
    const meta = await sharp(stored.rawPayload).metadata();
    expect([meta.format, meta.exif]).toEqual(['webp', undefined]);
    expect(stored.rawPayload.includes('SECRET-OWNER')).toBe(false);
  });

  it('is turned upright', async () => {
    const sideways = await sharp(await photo(800, 400))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sendPicture(api.app, { token, bytes: sideways })).data).toMatchObject({ w: 400, h: 800 });
  });

  it.each([
    ['banner', 3000, 900, 1920, 640],
    ['avatar', 900, 600, 400, 400],
    ['logo', 360, 100, 180, 50],
    ['product', 5000, 2500, 2000, 1000],
    ['review', 300, 200, 300, 200],
  ])('as a %s of %s×%s is %s×%s', async (kind, w, h, toW, toH) => {
    const { data } = await sendPicture(api.app, { token, kind, bytes: await photo(w, h) });
    expect(data).toMatchObject({ w: toW, h: toH });
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['an SVG that says it is a JPEG', () => Promise.resolve(Buffer.from(svg)), 'upload.notImage'],
    [
      'HTML that says it is a JPEG',
      () => Promise.resolve(Buffer.from('<!doctype html><h1>hello</h1>')),
      'upload.notImage',
    ],
    [
      'HTML behind the first bytes of a JPEG',
      () => Promise.resolve(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html>')])),
      'upload.notImage',
    ],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .gif()
          .toBuffer(),
      'upload.notImage',
    ],
    ['half a JPEG', async () => (await noise(600)).subarray(0, 9000), 'upload.notImage'],
    ['an empty file', () => Promise.resolve(Buffer.alloc(0)), 'upload.failed'],
    ['eleven megabytes', () => Promise.resolve(Buffer.alloc(11 * 1024 * 1024, 7)), 'upload.tooLarge'],
    [
      'more pixels than 40 million',
      () =>
        sharp({ create: { width: 8000, height: 5100, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      'upload.notImage',
    ],
  ] as const)('%s is refused', async (_what, make, reason) => {
    const before = filesBelow();
    expect((await sendPicture(api.app, { token, bytes: await make() })).msgKey).toBe(reason);
    expect(filesBelow()).toEqual(before);
  });

  it('needs a member, a file and a kind that exists', async () => {
    expect((await sendPicture(api.app, { token: 'nobody', bytes: await photo(50, 50) })).code).toBe(40003);
    expect((await api.as({ token }).call('media.upload', {})).msgKey).toBe('upload.failed');
    expect((await sendPicture(api.app, { token, kind: 'virus', bytes: await photo(50, 50) })).code).toBe(
      40001,
    );
  });

  it('of a logo that is much too small is refused', async () => {
    expect((await sendPicture(api.app, { token, kind: 'logo', bytes: await photo(40, 12) })).msgKey).toBe(
      'upload.wrongSize',
    );
  });

  it('on a full disk leaves neither file nor row', async () => {
    const full = async () => {
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    };
    const twin = await api.twin(
      {},
      {
        put: full,
        write: full,
        get: async () => null,
        read: async () => null,
        remove: async () => {},
        forgetDrafts: async () => {},
      },
    );
    const files = () => api.db.selectFrom('media_files').select('key').execute();
    const before = await files();
    const reply = await sendPicture(twin, { token, bytes: await photo(50, 50) });
    expect([reply.msgKey, reply.status]).toEqual(['storage.full', 507]);
    expect(await files()).toEqual(before);
  });
});

describe('a stored picture', () => {
  it('is had in every width of the contract, never enlarged, for ever', async () => {
    const { data } = await sendPicture(api.app, { token, bytes: await photo(1000, 500) });
    for (const width of pictureWidths) {
      const reply = await get(data.url.replace('.webp', `.w${width}.webp`));
      const meta = await sharp(reply.rawPayload).metadata();
      expect(meta.width).toBe(Math.min(1000, width));
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('is made once however many ask at the same time', async () => {
    const { data } = await sendPicture(api.app, { token, bytes: await photo(1500, 900) });
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => get(data.url.replace('.webp', '.w800.webp'))),
    );
    expect(new Set(replies.map((reply) => reply.rawPayload.toString('base64'))).size).toBe(1);
  });

  it.each([
    '/media/demo/nothing.webp',
    '/media/demo/nothing.w400.webp',
    '/media/up/x.w401.webp',
    '/media/../package.json',
    '/media/%2e%2e/%2e%2e/package.json',
    '/media/sized/w400/up/x.webp',
    '/media/up/x.svg',
    '/media/',
  ])('%s is a 404 in JSON', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(String(reply.headers['content-type'])).toContain('application/json');
  });
});

const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
const filesBelow = (): string[] =>
  readdirSync(path.join(api.settings.DATA_DIR), { recursive: true, encoding: 'utf8' }).sort();
