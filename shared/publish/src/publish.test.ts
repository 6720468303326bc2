import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sampleDeclaration } from '@mall/registry/sample';
import { trustIn } from '@mall/registry/signing';
import { buildIn } from './built.ts';
import { type Keeper, readRegistry, write } from './change.ts';
import { createFolderStore } from './folder-store.ts';
import { type Check, publish } from './publish.ts';
import { emptyRegistry, reasonOf, sampleBuild } from './sample-build.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'mall-publish-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const folder = (): string => mkdtempSync(path.join(root, 'x-'));

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const author = { by: 'lin', at: '2026-11-20T12:00:00.000Z', reason: 'because' };
const begin = async (): Promise<Keeper> => {
  const keeper = { store: createFolderStore(folder()), trust: trustIn([publicKey]), privateKey };
  await write(keeper, emptyRegistry(), null);
  return keeper;
};
const built = (version: string, over: Parameters<typeof sampleBuild>[2] = {}) =>
  buildIn(path.join(sampleBuild(folder(), version, over), 'dist', version));
const documentOf = async (keeper: Keeper) => (await readRegistry(keeper)).document;

it('uploads, looks at what the store gives back, and names it in the registry last', async () => {
  const keeper = await begin();
  const seen: string[] = [];
  const look: Check = {
    name: 'look',
    run: async ({ read, list, document }) => {
      seen.push(...(await list()), String(await read('remoteEntry.js')), String(document.revision));
      return [];
    },
  };
  const steps: string[] = [];
  await publish({
    keeper,
    build: built('1.0.1'),
    author,
    checks: [look],
    onStep: (step) => steps.push(step),
  });
  expect(steps).toEqual(['gates', 'upload', 'fetch back', 'look', 'registry']);
  expect(seen).toEqual(
    expect.arrayContaining(['remoteEntry.js', 'remote.json', 'remoteEntry.js of 1.0.1', '1']),
  );
  expect(seen).not.toContain('complete');
  expect((await documentOf(keeper)).remotes['mf_catalog']?.stable).toBe('1.0.1');
});

it('names nothing that did not pass, and may be tried again', async () => {
  const keeper = await begin();
  const build = built('1.0.1');
  const fails: Check = { name: 'contract', run: async () => ['no phrases'] };
  await expect(publish({ keeper, build, author, checks: [fails] })).rejects.toThrow(
    /did not pass "contract"[^]*no phrases/,
  );
  expect((await documentOf(keeper)).revision).toBe(0);
  expect(await reasonOf(publish({ keeper, build, author, checks: [] }))).toBe('done');
  expect(await reasonOf(publish({ keeper, build, author, checks: [] }))).toBe('twice');
});

it('refuses a build that is not finished, does not fit, or came back otherwise than it was sent', async () => {
  const keeper = await begin();
  const room = sampleBuild(folder(), '1.0.1');
  rmSync(path.join(room, 'dist/1.0.1/complete'));
  expect(() => buildIn(path.join(room, 'dist/1.0.1'))).toThrow(/no finished build/);
  const tooNew = sampleDeclaration({ requires: { platform: '^2.0' } });
  expect(
    await reasonOf(publish({ keeper, build: built('1.0.1', { declares: tooNew }), author, checks: [] })),
  ).toBe('unfit');
  const lying: Keeper = {
    ...keeper,
    store: {
      ...keeper.store,
      read: async (file) => (file.endsWith('Entry.js') ? Buffer.from('other') : keeper.store.read(file)),
    },
  };
  await expect(publish({ keeper: lying, build: built('1.0.1'), author, checks: [] })).rejects.toThrow(
    /remoteEntry.js is another file/,
  );
  expect((await documentOf(keeper)).revision).toBe(0);
});

it('lets one of two who publish at once win, and tells the other 409', async () => {
  for (let round = 0; round < 10; round += 1) {
    const keeper = await begin();
    const results = await Promise.all(
      ['1.0.1', '1.0.2'].map((version) =>
        reasonOf(publish({ keeper, build: built(version), author, checks: [] })),
      ),
    );
    expect(results.toSorted()).toEqual(['done', 'lost']);
    expect(Object.keys((await documentOf(keeper)).remotes['mf_catalog']?.versions ?? {})).toHaveLength(1);
  }
});

it('never writes over a file that pages have', async () => {
  const keeper = await begin();
  const room = sampleBuild(folder(), '1.0.1');
  await publish({ keeper, build: buildIn(path.join(room, 'dist/1.0.1')), author, checks: [] });
  writeFileSync(path.join(room, 'dist/1.0.1/remoteEntry.js'), 'another');
  expect(
    await reasonOf(publish({ keeper, build: buildIn(path.join(room, 'dist/1.0.1')), author, checks: [] })),
  ).toBe('twice');
  expect(readdirSync(path.join(keeper.store.folder ?? '', 'remotes/mf_catalog'))).toEqual(['1.0.1']);
  expect(String(await keeper.store.read('remotes/mf_catalog/1.0.1/remoteEntry.js'))).toBe(
    'remoteEntry.js of 1.0.1',
  );
});
