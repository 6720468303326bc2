import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RegistryRefused } from '@mall/registry';
import { createClient } from '@mall/s3/client';
import { type FakeS3, startFakeS3 } from '@mall/s3/fake';
import { openStore } from './open-store.ts';
import { createS3Store } from './s3-store.ts';
import { folderOf, registryFile, type Store } from './store.ts';

let fake: FakeS3;
let store: Store;
beforeEach(async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'mall', AWS_SECRET_ACCESS_KEY: 'secret' });
  fake = await startFakeS3('mall');
  store = await openStore(`s3://mall/live?endpoint=${fake.endpoint}&region=eu-central-1`);
});
afterEach(() => fake.close());

const folder = folderOf('mf_catalog', '1.0.0');
const told = (name: string) => fake.files.get(`mall/live/${name}`)?.headers;

it('says of each file what a content delivery network needs to know', async () => {
  for (const file of ['a.js', 'a.js.br', 'a.css.gz', 'mf-manifest.json', 'font.woff2'])
    await store.add(`${folder}/${file}`, Buffer.from(file));
  await store.replace('{}', null);
  const forEver = { 'cache-control': 'public, max-age=31536000, immutable' };
  expect(told(`${folder}/a.js`)).toEqual({ ...forEver, 'content-type': 'text/javascript; charset=utf-8' });
  expect(told(`${folder}/a.js.br`)).toEqual({
    ...forEver,
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
  });
  expect(told(`${folder}/a.css.gz`)).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'content-encoding': 'gzip',
  });
  expect(told(`${folder}/font.woff2`)).toMatchObject({ 'content-type': 'font/woff2' });
  expect(told(registryFile)).toEqual({
    'cache-control': 'no-cache',
    'content-type': 'application/json; charset=utf-8',
  });
});

it('lists and removes more files than one answer or one request may hold', async () => {
  await store.add(`${folder}/one.js`, Buffer.from('x'));
  const [kept] = fake.files.values();
  if (kept === undefined) throw new Error('nothing was written');
  for (let n = 0; n < 2300; n += 1) fake.files.set(`mall/live/${folder}/many/${n}.js`, kept);
  fake.files.set(`mall/live/${folder}-beside/a.js`, kept);
  expect(await store.list(folder)).toHaveLength(2301);
  await store.remove(folder);
  expect([...fake.files.keys()]).toEqual([`mall/live/${folder}-beside/a.js`]);
});

it('takes its own write for its own when only the answer was lost', async () => {
  await store.replace('{"first":1}', null);
  const read = await store.registry();
  let lost = 0;
  fake.fault = ({ method }) => (method === 'PUT' && lost++ === 0 ? 'lost answer' : undefined);
  await store.replace('{"second":1}', read?.tag ?? '');
  expect((await store.registry())?.text).toBe('{"second":1}');
  lost = 0;
  await store.add(`${folder}/a.js`, Buffer.from('a'));
  expect(lost).toBeGreaterThan(1);
});

it('does not take another one’s write for its own', async () => {
  await store.replace('{"first":1}', null);
  const read = await store.registry();
  let asked = 0;
  fake.fault = ({ method }) => {
    if (method !== 'PUT' || asked++ > 0) return undefined;
    fake.files.set(`mall/live/${registryFile}`, { bytes: Buffer.from('{}'), etag: '"other"', headers: {} });
    return 503;
  };
  await expect(store.replace('{"second":1}', read?.tag ?? '')).rejects.toMatchObject({ reason: 'lost' });
});

it.each([
  ['a registry that has gone', undefined, 'lost'],
  ['a write at the same moment', 409, 'lost'],
])('refuses to replace %s', async (_what, fault, reason) => {
  fake.fault = ({ method }) => (method === 'PUT' ? fault : undefined);
  const work = store.replace('{}', '"gone"');
  await expect(work).rejects.toBeInstanceOf(RegistryRefused);
  await expect(work).rejects.toMatchObject({ reason });
});

it('writes again what met a write that came to nothing', async () => {
  let asked = 0;
  fake.fault = ({ method }) => (method === 'PUT' && asked++ === 0 ? 409 : undefined);
  await store.add(`${folder}/a.js`, Buffer.from('a'));
  expect(asked).toBe(2);
  fake.fault = ({ method }) => (method === 'PUT' ? 409 : undefined);
  await expect(store.add(`${folder}/b.js`, Buffer.from('b'))).rejects.toThrow('by somebody else');
});

describe('a store that cannot be used says so in one sentence', () => {
  const reading = () => store.registry();

  it('nobody listens', async () => {
    await fake.close();
    await expect(reading()).rejects.toThrow(
      /^The store s3:\/\/mall at http\S+ does not answer \(.*ECONNREFUSED.*\)\.$/,
    );
    fake = await startFakeS3('mall');
  });
  it('no answer comes, in bounded time', async () => {
    const address = { bucket: 'mall', prefix: 'live', endpoint: fake.endpoint };
    const client = await createClient(address, { requestTimeout: 200 });
    let asked = 0;
    fake.fault = () => ((asked += 1), 'silence');
    const hurried = createS3Store({ ...address, client });
    await expect(hurried.registry()).rejects.toThrow(/does not answer \(ETIMEDOUT\)\.$/);
    expect(asked).toBe(3);
  });
  it('something else answers there', async () => {
    fake.fault = () => 404;
    await expect(reading()).rejects.toThrow(/could not do it \(404/);
  });
  it('no such bucket', async () => {
    fake.buckets.clear();
    await expect(reading()).rejects.toThrow(/has no such bucket\.$/);
    await expect(store.replace('{}', '"x"')).rejects.toThrow(/has no such bucket\.$/);
  });
  it('wrong credentials', async () => {
    fake.fault = () => 403;
    await expect(reading()).rejects.toThrow(/refuses these credentials/);
  });
  it('a broken store, tried three times', async () => {
    let asked = 0;
    fake.fault = () => ((asked += 1), 500);
    await expect(reading()).rejects.toThrow(/could not do it \(500 \w+\)\.$/);
    expect(asked).toBe(3);
  });
});

describe('openStore', () => {
  it('opens a folder', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'mall-store-'));
    const first = await openStore(root);
    await first.replace('{}', null);
    const second = await openStore(root);
    expect((await second.read(registryFile))?.toString()).toBe('{}');
    rmSync(root, { recursive: true });
  });
  it.each([
    's3://',
    's3://UPPER/x',
    's3://mall/../x?endpoint=ftp://x',
    's3://key:secret@mall',
    's3://mall?secret=x',
  ])('refuses %s', async (address) => {
    await expect(openStore(address)).rejects.toThrow(/is no store/);
  });
});
