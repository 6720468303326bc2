import { hourMs } from '@mall/contract/core/time';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type FakeS3, startFakeS3 } from '@mall/s3/fake';
import fastify from 'fastify';
import { answerError } from '../http/errors.ts';
import { serveMedia } from '../media/serve.ts';
import { readSettings } from '../settings/settings.ts';
import { openStorage } from './open-storage.ts';
import { createFolderStorage, type StoragePort } from './storage.ts';

let root: string;
let fake: FakeS3;
beforeAll(async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'mall', AWS_SECRET_ACCESS_KEY: 'secret' });
  fake = await startFakeS3('mall');
});
afterAll(() => fake.close());
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'mall-storage-'));
});
afterEach(() => rm(root, { recursive: true }));

const longAgo = new Date(Date.now() - hourMs);
/** More than one part of an upload. */
const long = Buffer.alloc(20 * 1024 * 1024 + 7, 'abcdefghi');
/** A source that gives this many bytes and then breaks. */
const breaking = (bytes: number): Readable =>
  Readable.from(
    (async function* () {
      yield long.subarray(0, bytes);
      throw new Error('broken');
    })(),
  );

const places = {
  'a folder': {
    store: () => root,
    files: async () => (await readdir(root, { recursive: true })).filter((name) => name.includes('.')),
    /** Makes an unfinished file look as if nobody had touched it for long. */
    age: async () => {
      for (const name of await readdir(path.join(root, 'drafts')))
        await utimes(path.join(root, 'drafts', name), longAgo, new Date(longAgo.getTime() - 1));
    },
  },
  'a bucket': {
    store: () => `s3://mall/media?endpoint=${fake.endpoint}`,
    files: async () => [
      ...[...fake.files.keys()].map((key) => key.replace('mall/media/', '')),
      ...[...fake.uploads.keys()].map((id) => `${id}.part`),
    ],
    age: async () => {
      for (const upload of fake.uploads.values()) upload.initiated = new Date(longAgo.getTime() - 1);
    },
  },
};

describe.each(Object.entries(places))('files in %s', (_where, { store, files, age }) => {
  let storage: StoragePort;
  beforeEach(() => {
    fake.files.clear();
    fake.uploads.clear();
    storage = openStorage(readSettings({ MEDIA_STORE: store() }));
  });

  it('are read as they were put, whole and piece by piece, and removed', async () => {
    const key = `up/2026-11/${randomUUID()}.webp`;
    expect(await storage.get(key)).toBeNull();
    expect(await storage.read(key)).toBeNull();
    await storage.put(key, Buffer.from('first'));
    await storage.put(key, Buffer.from('second'));
    expect(await storage.get(key)).toEqual(Buffer.from('second'));
    const source = await storage.read(key);
    expect(source && (await buffer(source))).toEqual(Buffer.from('second'));
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.get(key)).toBeNull();
  });

  it.each([
    ['nothing', 0],
    ['a few bytes', 5],
    ['exactly two parts', 16 * 1024 * 1024],
    ['more than two parts', long.length],
  ])('are written from a source of %s', async (_length, bytes) => {
    const whole = long.subarray(0, bytes);
    const pieces = Array.from({ length: Math.ceil(bytes / 700_000) }, (_, n) =>
      whole.subarray(n * 700_000, (n + 1) * 700_000),
    );
    expect(await storage.write('jobs/a.xlsx', Readable.from(pieces))).toBe(bytes);
    expect((await storage.get('jobs/a.xlsx'))?.equals(whole)).toBe(true);
    expect(await files()).toEqual([expect.stringMatching(/(^|\/)a\.xlsx$/)]);
  });

  it.each([5, long.length])(
    'are whole or not there, and nothing else stays (%i bytes came)',
    async (bytes) => {
      await expect(storage.write('jobs/broken.xlsx', breaking(bytes))).rejects.toThrow('broken');
      expect(await files()).toEqual([]);
    },
  );

  it('are forgotten when a killed process was writing them and nobody has touched them for long', async () => {
    const source = new Readable({ read: () => {} });
    const writing = storage.write('jobs/a.xlsx', source).catch(() => {});
    source.push(long);
    while ((await files()).length === 0) await new Promise((done) => setTimeout(done, 5));
    await storage.forgetDrafts(longAgo);
    expect(await files()).toEqual([expect.stringMatching(/\.part$/)]);
    await age();
    await storage.forgetDrafts(longAgo);
    expect(await files()).toEqual([]);
    source.destroy(new Error('killed'));
    await writing;
  });

  it('have no key that leads out', async () => {
    await expect(storage.get('../secret')).rejects.toThrow('leaves the store');
    await expect(storage.put('../../secret', Buffer.from('x'))).rejects.toThrow('leaves the store');
    await expect(storage.write('../secret', Readable.from(['x']))).rejects.toThrow('leaves the store');
  });
});

it.each([
  ['is away', 503, 503],
  ['refuses our credentials', 403, 500],
])('a reader of a picture is told to retry only when the bucket %s', async (_what, says, status) => {
  const app = fastify();
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, 'en'));
  serveMedia(app, openStorage(readSettings({ MEDIA_STORE: places['a bucket'].store() })), 'secret');
  fake.fault = () => says;
  const answer = await app.inject('/media/up/sofa.webp');
  fake.fault = () => undefined;
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
});

it('where nothing was ever written, nothing is taken away', async () => {
  await expect(createFolderStorage(root).forgetDrafts(new Date())).resolves.toBeUndefined();
});
