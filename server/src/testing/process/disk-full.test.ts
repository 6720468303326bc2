import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { createApp } from '../../app.ts';
import { noJobs } from '../../platform/jobs/jobs.ts';
import { noMail } from '../../platform/ports/mail.ts';
import { noSms, type SmsPort } from '../../platform/ports/sms.ts';
import { createFolderStorage, type StoragePort } from '../../platform/ports/storage.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { calling, dataFolder, runMall } from '../mall-process.ts';
import { createSecret } from '../../platform/ports/secret.ts';
import { mayMount, mountSmallDisk } from '../small-disk.ts';

const noise = (): Promise<Buffer> =>
  sharp(randomBytes(500 * 500 * 3), { raw: { width: 500, height: 500, channels: 3 } })
    .png()
    .toBuffer();

const files = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));

const uploadTo = async (url: string, token: string, bytes: Buffer) => {
  const form = new FormData();
  form.append('kind', 'review');
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'x.png');
  const reply = await fetch(`${url}/api/upload`, { method: 'POST', headers: { token }, body: form });
  const body = (await reply.json()) as { msgKey?: string; code: number; data: { url: string } }; // media.upload
  return { ...body, status: reply.status };
};

let folder: Awaited<ReturnType<typeof makeFolder>>;
const makeFolder = () =>
  dataFolder(async ({ given, shopper }) => ({ buyer: await shopper(), sku: await given.sku() }));

beforeAll(async () => {
  folder = await makeFolder();
}, 120_000);
afterAll(() => folder.remove());

const stored = () =>
  folder
    .inside(({ db }) => db.selectFrom('media_files').select('key').execute())
    .then((rows) => rows.map(({ key }) => key));

const onSmallDisk = async (): Promise<void> => {
  const media = path.join(folder.dir, 'media');
  mkdirSync(media);
  const disk = mountSmallDisk(media, 1);
  const mall = await runMall({ DATA_DIR: folder.dir });
  try {
    await mall.ready();
    const { token } = folder.made.buyer;
    const picture = await noise();
    const first = await uploadTo(mall.url, token, picture);
    expect(first.code).toBe(200);
    let last = first;
    for (let n = 0; n < 20 && last.code === 200; n += 1) last = await uploadTo(mall.url, token, picture);
    expect([last.msgKey, last.status]).toEqual(['storage.full', 507]);
    expect((await fetch(mall.url + first.data.url)).status).toBe(200);
    expect((await fetch(mall.url + first.data.url.replace('.webp', '.w400.webp'))).status).toBe(200);
    const { data: list } = await calling(mall.url, token)('product.list', {});
    expect(list.total).toBe(1);
    const added = await calling(mall.url, token)('cart.add', { skuId: folder.made.sku.skuId, qty: 1 });
    expect(added.code).toBe(200);
    mall.signal('SIGTERM');
    expect(await mall.ended).toBe(0);
    const kept = files(media).filter((file) => !file.startsWith('sized'));
    expect(kept.toSorted()).toEqual((await stored()).toSorted());
  } finally {
    await mall.stop();
    disk.unmount();
  }
};

const fullStorage = (dir: string): StoragePort => ({
  ...createFolderStorage(dir),
  put: () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })),
});

const onFullStorage = (): Promise<void> =>
  folder.inside(async (opened) => {
    const sms: SmsPort = noSms;
    const settings = readSettings({ NODE_ENV: 'test', RATE_LIMITS: 'off', DATA_DIR: folder.dir });
    const storage = fullStorage(path.join(folder.dir, 'media'));
    const app = await createApp({
      settings,
      opened,
      jobs: noJobs,
      ports: { sms, mail: noMail, storage, secret: createSecret('test'.repeat(16)) },
    });
    try {
      const url = await app.listen({ port: 0, host: '127.0.0.1' });
      const answer = await uploadTo(url, folder.made.buyer.token, await noise());
      expect([answer.msgKey, answer.status]).toEqual(['storage.full', 507]);
      expect(await opened.db.selectFrom('media_files').select('key').execute()).toEqual([]);
      const { data: list } = await calling(url, folder.made.buyer.token)('product.list', {});
      expect(list.total).toBe(1);
    } finally {
      await app.close();
    }
  });

/**
 * The title contains what was really filled: a disk of 1 MB, or an adapter that simulates it where this user
 * may not mount one.
 */
describe(`a full store of pictures (${mayMount ? 'a small disk' : 'an adapter without space'})`, () => {
  it(
    'is storage.full, keeps no half picture, and the mall goes on selling',
    mayMount ? onSmallDisk : onFullStorage,
    120_000,
  );
});
