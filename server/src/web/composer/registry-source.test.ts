import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderStore } from '@mall/publish/folder-store';
import type { Store } from '@mall/publish/store';
import { moves, type RegistryDocument, teams } from '@mall/registry';
import { sampleDeclaration, sampleDocument, sampleVersion } from '@mall/registry/sample';
import { signed, trustIn } from '@mall/registry/signing';
import { type SourceOptions, watchRegistry } from './registry-source.ts';

const root = mkdtempSync(path.join(tmpdir(), 'mall-source-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519').privateKey;

const author = (minute: number) => ({ by: 'lin', at: `2026-11-20T12:0${minute}:00.000Z`, reason: 'because' });
const name = 'mf_catalog';
const baked = sampleDocument();
const old = moves.disabled(baked, { name }, author(1));
/** Moved by a clock that is an hour fast; what comes after it by a right one. */
const hourFast = { ...author(2), at: '2026-11-20T13:02:00.000Z' };
const opened = moves.enabled(old, { name }, author(1));
const newer = moves.promoted(opened, { name, version: '2.1.0' }, hourFast);
const other = moves.disabled(opened, { name }, author(2));
const fork = moves.enabled(other, { name }, author(3));
const newest = moves.rolledBack(newer, { name }, author(2));

/** A store with one text in it, and a source that has begun with it. */
const begin = async (text: string | undefined, over: Partial<SourceOptions> = {}) => {
  const folder = mkdtempSync(path.join(root, 'x-'));
  const put = (each: string): void => writeFileSync(path.join(folder, 'registry.json'), each);
  if (text !== undefined) put(text);
  const bakedFile = path.join(folder, 'baked.json');
  writeFileSync(bakedFile, JSON.stringify(baked));
  const said: string[] = [];
  const options: SourceOptions = {
    store: createFolderStore(folder),
    trust: trustIn([publicKey]),
    memory: undefined,
    lastGood: path.join(folder, 'last.json'),
    baked: bakedFile,
    log: (error) => said.push(String(error)),
    everyMs: 60_000,
    ...over,
  };
  const source = await watchRegistry(options);
  open.push(source);
  return { source, put, said, options, folder };
};
const open: { close: () => void }[] = [];
afterEach(() => open.splice(0).forEach((source) => source.close()));

const text = (document: RegistryDocument, key = privateKey): string => JSON.stringify(signed(document, key));
const changed = (document: RegistryDocument, change: object): string =>
  text({ ...document, ...change } as RegistryDocument); // wrong on purpose

it('follows the store, and keeps a copy of what was good', async () => {
  const { source, put, options } = await begin(text(newer));
  expect(source.current()).toMatchObject({ from: 'store', document: { revision: newer.revision } });
  put(text(newest));
  await source.refresh();
  expect(source.current()?.document.remotes[name]?.stable).toBe('2.0.0');
  expect(readFileSync(options.lastGood ?? '', 'utf8')).toBe(text(newest));
});

it('looks by itself', async () => {
  const { source, put } = await begin(text(newer), { everyMs: 20 });
  put(text(newest));
  for (let tries = 0; tries < 200 && source.current()?.document.revision !== newest.revision; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(source.current()?.document.revision).toBe(newest.revision);
});

it.each<[string, string, RegExp]>([
  ['was signed by a stranger', text(newest, stranger), /not trusted/],
  [
    'was changed after it was signed',
    text(newest).replace('"percent"', '"x"').replace('"2.0.0"', '"2.1.0"'),
    /changed since/,
  ],
  ['has no signature', JSON.stringify(newest), /no signature/],
  ['is no document', 'half a docu', /no document/],
  ['has a schema of the future', changed(newest, { schemaVersion: 2 }), /schema version 2/],
  [
    'has a version without integrity',
    changed(newest, {
      remotes: {
        [name]: {
          stable: '3',
          enabled: true,
          versions: { 3: sampleVersion('3', { integrity: {} as never }) },
        },
      },
    }),
    /wrong shape[^]*integrity/,
  ],
  [
    "squats another's path",
    text({
      ...newest,
      remotes: {
        ...newest.remotes,
        mf_squat: {
          stable: '1',
          enabled: true,
          versions: {
            1: sampleVersion('1', { declares: sampleDeclaration({ name: 'mf_squat', i18n: 'squat' }) }),
          },
        },
      },
    }),
    /path \/homeIndex is declared twice/,
  ],
  ['is an old one, signed in its time', text(old), /is revision 8, older than revision 10/],
  ['is another one of its revision', text(other), /two documents have the revision 10/],
  ['was moved on from another one', text(fork), /does not descend from the revision 10/],
  ['is of before lineages', text({ ...baked, revision: 99 }), /lineage that this mall has left/],
])('goes on with what was good when the registry %s', async (_what, bad, why) => {
  const { source, put, said } = await begin(text(newer));
  put(bad);
  await source.refresh();
  await source.refresh();
  expect(source.current()?.document.revision).toBe(newer.revision);
  expect(source.current()?.refused[0]).toMatch(why);
  expect(said).toHaveLength(1);
  put(text(newest));
  await source.refresh();
  expect(source.current()).toMatchObject({
    from: 'store',
    refused: [],
    document: { revision: newest.revision },
  });
});

it('goes on when the list of teams is an earlier one, or is signed by no root key', async () => {
  const rootKeys = generateKeyPairSync('ed25519');
  const one = teams.signedTeams(undefined, {}, rootKeys.privateKey);
  const two = teams.signedTeams(one, {}, rootKeys.privateKey);
  const listed = (document: RegistryDocument, list: typeof one) =>
    moves.teamsChanged(document, { teams: list, line: 'teams' }, author(2));
  const known = listed(newer, two);
  const { source, put } = await begin(text(known), { trust: trustIn([publicKey], [rootKeys.publicKey]) });
  expect(source.current()).toMatchObject({ from: 'store', refused: [] });
  for (const [bad, why] of [
    [listed(known, one), /has list 1 of teams, older than list 2/],
    [listed(known, teams.signedTeams(two, {}, privateKey)), /list of teams is not signed by a root key/],
    [
      listed(known, { ...two, list: { me: { keys: [], subjects: [], remotes: [] } } }),
      /not signed by a root key/,
    ],
  ] as const) {
    put(text(bad));
    await source.refresh();
    expect(source.current()?.refused[0]).toMatch(why);
    expect(source.current()?.document.revision).toBe(known.revision);
  }
});

it('begins with the last copy that was good, else with the copy of the build, and without both says so', async () => {
  const unreachable: Store = {
    ...createFolderStore(root),
    registry: async () => {
      throw new Error('The store does not answer.');
    },
  };
  const { folder, options } = await begin(text(newer));
  const again = await begin(undefined, { store: unreachable, lastGood: path.join(folder, 'last.json') });
  expect(again.source.current()).toMatchObject({ from: 'lastGood', refused: ['The store does not answer.'] });
  expect(again.source.current()?.document.revision).toBe(newer.revision);

  const fresh = await begin(undefined, { store: unreachable });
  expect(fresh.source.current()).toMatchObject({ from: 'baked', document: { revision: baked.revision } });
  const nothing = await begin(undefined, { store: unreachable, baked: path.join(root, 'no') });
  expect(nothing.source.current()).toBeUndefined();
  expect(options.lastGood).toContain('last.json');
});
