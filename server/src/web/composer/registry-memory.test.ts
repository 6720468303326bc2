import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderStore } from '@mall/publish/folder-store';
import { headOf, moves, type RegistryDocument } from '@mall/registry';
import { sampleDocument } from '@mall/registry/sample';
import { signed, trustIn } from '@mall/registry/signing';
import { sql } from 'kysely';
import { type Api, startApi } from '../../testing/start-api.ts';
import { registryHeads } from './registry-heads.queries.ts';
import { registryMemory } from './registry-memory.ts';
import { type RegistryMemory, type SourceOptions, watchRegistry } from './registry-source.ts';
import { rememberRegistry } from './remember-registry.ts';

const root = mkdtempSync(path.join(tmpdir(), 'mall-memory-'));
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  await api.stop();
  rmSync(root, { recursive: true });
});
beforeEach(() => sql`truncate registry_heads`.execute(api.db));
const open: { close: () => void }[] = [];
afterEach(() => open.splice(0).forEach((source) => source.close()));

const name = 'mf_catalog';
const author = { by: 'lin', at: '2026-11-20T12:00:00.000Z', reason: 'because' };
const closed = (document: RegistryDocument) => moves.disabled(document, { name }, author);
const opened = (document: RegistryDocument) => moves.enabled(document, { name }, author);

const first: RegistryDocument = { ...sampleDocument(), lineage: 'a' };
const second = closed(first);
const third = opened(second);
const begunAnew: RegistryDocument = { ...sampleDocument(), lineage: 'b', revision: 1 };
/** Not a successor of `second`. */
const fork = opened(closed({ ...first, platform: '1.4.1' }));

/** A process of the mall with no file of its own, on a store with this document. */
const start = async (document: RegistryDocument, over: Partial<SourceOptions> = {}) => {
  const folder = mkdtempSync(path.join(root, 'x-'));
  const put = (each: RegistryDocument): void =>
    writeFileSync(path.join(folder, 'registry.json'), JSON.stringify(signed(each, privateKey)));
  put(document);
  writeFileSync(path.join(folder, 'baked.json'), JSON.stringify(sampleDocument()));
  const said: string[] = [];
  const source = await watchRegistry({
    store: createFolderStore(folder),
    trust: trustIn([publicKey]),
    memory: registryMemory(api.db),
    lastGood: undefined,
    baked: path.join(folder, 'baked.json'),
    log: (error, says) => said.push(`${says}: ${String(error)}`),
    everyMs: 60_000,
    ...over,
  });
  open.push(source);
  const move = async (to: RegistryDocument): Promise<void> => {
    put(to);
    await source.refresh();
  };
  return { source, move, said };
};

it('refuses an older registry after a start without local state, and a fork', async () => {
  const before = await start(first);
  await before.move(second);
  expect((await registryHeads(api.db)).current).toEqual(headOf(second));

  const again = await start(first);
  expect(again.source.current()).toMatchObject({ from: 'baked' });
  expect(again.source.current()?.refused[0]).toContain('is revision 7, older than revision 8');
  await again.move(fork);
  expect(again.source.current()?.refused[0]).toContain('does not descend from the revision 8');
  await again.move(third);
  expect(again.source.current()).toMatchObject({ from: 'store', refused: [], document: { revision: 9 } });
});

it('follows a registry that was begun anew, and never returns to the former one', async () => {
  const { source, move } = await start(second);
  await move(begunAnew);
  expect(source.current()?.head).toEqual(headOf(begunAnew));
  await move(third);
  expect(source.current()?.refused[0]).toContain('a lineage that this mall has left');
  const again = await start(third);
  expect(again.source.current()).toMatchObject({ from: 'baked' });
  await again.move(closed(begunAnew));
  expect(again.source.current()?.document).toMatchObject({ lineage: 'b', revision: 2 });
});

it('reads a registry of before lineages until it is moved, and then no longer', async () => {
  const old = sampleDocument();
  const { source, move } = await start(old);
  expect(source.current()).toMatchObject({ from: 'store', document: { revision: 7 } });
  await move(closed(old));
  expect(source.current()?.document.revision).toBe(8);
  const again = await start({ ...old, revision: 99 });
  expect(again.source.current()?.refused[0]).toContain('a lineage that this mall has left');
});

it('is never lowered, whichever process comes last', async () => {
  const [one, two, three] = [first, second, third].map(headOf);
  if (one === undefined || two === undefined || three === undefined) throw new Error('three heads');
  const remember = (head: typeof one, known?: typeof one) => rememberRegistry(api.db, head, known);
  expect(await Promise.all([remember(one), remember(one), remember(one)])).toHaveLength(3);
  await Promise.all([remember(three, one), remember(two, one), remember(two, one), remember(three, one)]);
  expect(await remember(two, one)).toBe(false);
  expect((await registryHeads(api.db)).current).toEqual(three);

  const lineages = ['b', 'c', 'd'].map((lineage) => ({ lineage, revision: 1, digest: lineage }));
  const begun = await Promise.all(lineages.map((head) => remember(head, three)));
  expect(begun.filter(Boolean)).toHaveLength(1);
  expect(await remember({ ...three, revision: 50 }, three)).toBe(false);
  const heads = await registryHeads(api.db);
  expect(heads.former).toEqual(['a']);
  expect(heads.current?.lineage).toBe(lineages[begun.indexOf(true)]?.lineage);
});

it('several processes take the same document at once', async () => {
  const started = await Promise.all([1, 2, 3, 4].map(() => start(second)));
  for (const { source } of started) expect(source.current()).toMatchObject({ from: 'store', refused: [] });
});

it('a process does not take what another has passed while it looked', async () => {
  const memory = registryMemory(api.db);
  await rememberRegistry(api.db, headOf(first), undefined);
  let looks = 0;
  const slow: RegistryMemory = {
    ...memory,
    recall: async () => {
      const heads = await memory.recall();
      looks += 1;
      if (looks === 1) await rememberRegistry(api.db, headOf(third), headOf(first));
      return heads;
    },
  };
  const { source } = await start(second, { memory: slow });
  expect(source.current()).toMatchObject({ from: 'baked' });
  expect(source.current()?.refused[0]).toContain('older than revision 9');
});

describe('while the database is away', () => {
  /** A memory that can be lost and found. */
  const shaky = () => {
    const memory = registryMemory(api.db);
    const state = { away: true };
    const fails = async (): Promise<never> => {
      throw new Error('connect ECONNREFUSED');
    };
    const through: RegistryMemory = {
      recall: () => (state.away ? fails() : memory.recall()),
      remember: (head, known) => (state.away ? fails() : memory.remember(head, known)),
    };
    return { state, through };
  };

  it('registries are taken by what the process knows, and remembered as soon as it is there', async () => {
    const { state, through } = shaky();
    const { source, move, said } = await start(first, { memory: through });
    await move(second);
    expect(source.current()).toMatchObject({ from: 'store', document: { revision: 8 } });
    await move(first);
    expect(source.current()?.refused[0]).toContain('older than revision 8');
    await move(second);
    expect(said.filter((line) => line.includes('ECONNREFUSED'))).toHaveLength(1);
    expect((await registryHeads(api.db)).current).toBeUndefined();
    state.away = false;
    await source.refresh();
    expect((await registryHeads(api.db)).current).toEqual(headOf(second));
  });

  it('what was taken without it is judged again with it', async () => {
    const before = await start(first);
    await before.move(second);
    const { state, through } = shaky();
    const { source, move } = await start(first, { memory: through });
    expect(source.current()).toMatchObject({ from: 'store', document: { revision: 7 } });
    state.away = false;
    await source.refresh();
    expect(source.current()?.refused[0]).toContain('older than revision 8');
    await move(second);
    expect(source.current()).toMatchObject({ refused: [], document: { revision: 8 } });
  });

  it('what was refused without it is judged again with it', async () => {
    const before = await start(fork);
    expect((await registryHeads(api.db)).current).toEqual(headOf(fork));
    const { state, through } = shaky();
    const lastGood = path.join(root, 'last-good.json');
    writeFileSync(lastGood, JSON.stringify(signed(second, privateKey)));
    const { source } = await start(fork, { memory: through, lastGood });
    expect(source.current()?.refused[0]).toContain('does not descend from the revision 8');
    state.away = false;
    await source.refresh();
    expect(source.current()).toMatchObject({ refused: [], head: before.source.current()?.head });
  });
});
