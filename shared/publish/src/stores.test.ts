import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { moves, RegistryRefused } from '@mall/registry';
import { sampleDocument } from '@mall/registry/sample';
import { signed, trustIn } from '@mall/registry/signing';
import { type FakeS3, startFakeS3 } from '@mall/s3/fake';
import { change, type Keeper, readRegistry } from './change.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';
import { folderOf, registryFile, type Store } from './store.ts';

const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(path.join(os.tmpdir(), 'mall-store-'));
  folders.push(made);
  return made;
};
afterAll(() => folders.forEach((one) => rmSync(one, { recursive: true, force: true })));

let fake: FakeS3;
beforeAll(async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'mall', AWS_SECRET_ACCESS_KEY: 'secret' });
  fake = await startFakeS3('mall');
});
afterAll(() => fake.close());
const inBucket = (): Store => {
  fake.hasBareTags = false;
  return createS3Store({ bucket: 'mall', prefix: randomUUID(), endpoint: fake.endpoint });
};
const inBucketOfBareTags = (): Store => {
  const store = inBucket();
  fake.hasBareTags = true;
  return store;
};

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const author = { by: 'lin', at: '2026-11-20T12:00:00.000Z', reason: 'because' };
const bytes = (text: string): Buffer => Buffer.from(text);
const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof RegistryRefused) return error.reason;
      throw error;
    },
  );

describe.each([
  ['in a folder', () => createFolderStore(folder())],
  ['in a bucket', inBucket],
  ['in a bucket that compares tags without their quotes', inBucketOfBareTags],
])('a store %s', (_where, make) => {
  let store: Store;
  let keeper: Keeper;
  beforeEach(() => {
    store = make();
    keeper = { store, trust: trustIn([publicKey]), privateKey };
  });
  const begin = () => store.replace(JSON.stringify(signed(sampleDocument(), privateKey)), null);
  const close = moves.disabled;
  const name = 'mf_catalog';

  it('keeps files for ever, under names that nobody takes twice', async () => {
    const file = `${folderOf(name, '1.0.0')}/remoteEntry.js`;
    expect(await store.read(file)).toBeNull();
    await store.add(file, bytes('one'));
    expect(await store.read(file)).toEqual(bytes('one'));
    await store.add(file, bytes('one'));
    expect(await reasonOf(store.add(file, bytes('two')))).toBe('twice');
    expect(await store.read(file)).toEqual(bytes('one'));
  });

  it('lists and removes the files of one version', async () => {
    for (const version of ['1.0.0', '1.0.1'])
      for (const file of ['a.js', 'b/c.js'])
        await store.add(`${folderOf(name, version)}/${file}`, bytes(file));
    expect(await store.list(folderOf(name, '1.0.0'))).toEqual([
      'remotes/mf_catalog/1.0.0/a.js',
      'remotes/mf_catalog/1.0.0/b/c.js',
    ]);
    await store.remove(folderOf(name, '1.0.0'));
    expect(await store.list(folderOf(name, '1.0.0'))).toEqual([]);
    expect(await store.list(folderOf(name, '1.0.1'))).toHaveLength(2);
  });

  it('has no path that leads out of it', async () => {
    await expect(store.read('../secret')).rejects.toThrow('leaves the store');
    await expect(store.add('../../secret', bytes('x'))).rejects.toThrow('leaves the store');
  });

  it('says whether the registry has changed since it was read', async () => {
    expect(await store.registry()).toBeNull();
    await begin();
    const first = await store.registry();
    expect(await store.registry(first?.tag)).toBeUndefined();
    await change(keeper, (document) => close(document, { name }, author));
    const second = await store.registry(first?.tag);
    expect(second?.tag).not.toBe(first?.tag);
    expect(await store.registry(second?.tag)).toBeUndefined();
  });

  it('lets one of two win who read the same registry', async () => {
    await begin();
    const read = await store.registry();
    expect(await reasonOf(store.replace('{"first":1}', read?.tag ?? ''))).toBe('done');
    expect(await reasonOf(store.replace('{"second":1}', read?.tag ?? ''))).toBe('lost');
    expect(await reasonOf(store.replace('{"anew":1}', null))).toBe('lost');
    expect((await store.registry())?.text).toBe('{"first":1}');
  });

  it('lets exactly one of two publishers win, however often they meet', async () => {
    await begin();
    for (let round = 1; round <= 50; round += 1) {
      const tag = (await store.registry())?.tag ?? '';
      const both = ['one', 'two'].map((by) => `{"round":${round},"by":"${by}"}`);
      const said = await Promise.all(both.map((text) => reasonOf(store.replace(text, tag))));
      expect(said.toSorted()).toEqual(['done', 'lost']);
      expect((await store.registry())?.text).toBe(both[said.indexOf('done')]);
    }
  });

  it('loses no move of many publishers at once: who was refused tries again', async () => {
    await begin();
    let lost = 0;
    const until = async (shopCode: string): Promise<void> => {
      const said = await reasonOf(
        change(keeper, (document) => moves.pinned(document, { name, shopCode, version: '1.9.0' }, author)),
      );
      if (said === 'done') return;
      expect(said).toBe('lost');
      lost += 1;
      await until(shopCode);
    };
    const shops = Array.from({ length: 12 }, (_, n) => `SHOP${n}`);
    await Promise.all(shops.map(until));
    const { document } = await readRegistry(keeper);
    expect(document.revision).toBe(sampleDocument().revision + shops.length);
    expect(Object.keys(document.remotes[name]?.tenants ?? {}).toSorted()).toEqual(shops.toSorted());
    expect(document.history.map(({ revision }) => revision)).toEqual(shops.map((_, n) => 8 + n));
    expect(await store.list('registry')).toHaveLength(shops.length);
    expect(lost).toBeGreaterThan(0);
  });

  it('changes nothing when a move is refused, or the registry cannot be trusted', async () => {
    await begin();
    const before = await store.registry();
    expect(await reasonOf(change(keeper, (document) => moves.promoted(document, { name }, author)))).toBe(
      'nothing',
    );
    expect(await store.registry(before?.tag)).toBeUndefined();
    await store.replace(JSON.stringify(sampleDocument()), before?.tag ?? '');
    expect(await reasonOf(change(keeper, (document) => close(document, { name }, author)))).toBe('untrusted');
    await store.replace('no json', (await store.registry())?.tag ?? '');
    expect(await reasonOf(readRegistry(keeper))).toBe('untrusted');
    expect(await reasonOf(readRegistry({ ...keeper, store: make() }))).toBe('unknown');
  });
});

it('takes away a lock that somebody left behind', async () => {
  const root = folder();
  const lock = path.join(root, 'registry.lock');
  writeFileSync(lock, '1');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lock, longAgo, longAgo);
  await createFolderStore(root).replace('{}', null);
  expect((await createFolderStore(root).read(registryFile))?.toString()).toBe('{}');
});
