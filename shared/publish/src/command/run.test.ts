import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { headOf, moves } from '@mall/registry';
import { trustIn } from '@mall/registry/signing';
import { readRegistry, write } from '../change.ts';
import { createFolderStore } from '../folder-store.ts';
import { emptyRegistry, sampleBuild } from '../sample-build.ts';
import type { Options } from './asked.ts';
import { runRemote } from './run.ts';
import { waitUntilServed } from './served.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'mall-remote-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = path.join(root, 'key.pem');
const trust = path.join(root, 'trust.pem');
writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }));
writeFileSync(trust, publicKey.export({ type: 'spki', format: 'pem' }));

/** A store with an empty registry, and `npm run remote` run on it. */
const begin = async (folder = mkdtempSync(path.join(root, 'store-'))) => {
  const env = { REMOTE_STORE: folder, REGISTRY_KEY: key, REGISTRY_TRUST: trust };
  await write(
    { store: createFolderStore(folder), trust: trustIn([publicKey]), privateKey },
    emptyRegistry(),
    null,
  );
  return async (line: string, over: NodeJS.ProcessEnv = {}): Promise<{ code: number; text: string }> => {
    let text = '';
    const hear = (each: string): void => void (text += `${each}\n`);
    const words = line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [];
    const code = await runRemote(words, { ...env, ...over }, { say: hear, complain: hear }, () => []);
    return { code, text };
  };
};
const room = (version: string): string => sampleBuild(path.join(root, `room-${version}`), version);

it('leads a version from its build to everybody and back, and remembers who and why', async () => {
  const remote = await begin();
  for (const version of ['1.0.1', '1.0.2'])
    expect(await remote(`publish --from ${room(version)} --by lin`)).toMatchObject({ code: 0 });
  expect((await remote('canary mf-catalog 10% --by lin')).text).toContain('1.0.2 for 10 % of visitors');
  expect((await remote('promote mf-catalog --by lin --reason "quiet for a day"')).text).toContain(
    '1.0.1 → 1.0.2',
  );
  expect(await remote('rollback mf-catalog')).toMatchObject({
    code: 1,
    text: expect.stringContaining('--reason'),
  });
  expect((await remote('rollback mf-catalog --by mei --reason "cart is empty"')).text).toContain(
    '1.0.2 → 1.0.1',
  );
  expect((await remote('pin mf-catalog --shop shop8 --version 1.0.2')).text).toContain('SHOP8 gets 1.0.2');
  expect((await remote('status')).text).toMatch(/mf_catalog +1\.0\.1 +– +– +SHOP8 1\.0\.2 +2/);
  expect((await remote('history mf-catalog')).text).toMatch(
    /mei +mf_catalog 1\.0\.2 → 1\.0\.1, rolled back +cart is empty/,
  );
});

it('publishes straight to a few when asked to', async () => {
  const remote = await begin();
  await remote(`publish --from ${room('1.0.1')}`);
  await remote(`publish mf-catalog --from ${room('1.0.3')} --canary 25%`);
  expect((await remote('status')).text).toContain('1.0.3 for 25 %');
  expect(await remote(`publish --from ${room('1.0.3')}`)).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^ .*\n409 /),
  });
});

it('closes and opens, and keeps files that somebody is given', async () => {
  const remote = await begin();
  await remote(`publish --from ${room('1.0.1')}`);
  expect((await remote('disable mf-catalog --reason storm')).text).toContain('closed');
  expect((await remote('status')).text).toContain('1.0.1 (closed)');
  expect((await remote('enable mf-catalog')).code).toBe(0);
  expect((await remote('gc')).text).toContain('Nothing is old enough');
});

it('forgets old versions with their files, and no file of one that is kept or given', async () => {
  const folder = mkdtempSync(path.join(root, 'store-'));
  const remote = await begin(folder);
  const versions = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `1.0.${n}`);
  for (const version of versions) {
    const old = sampleBuild(path.join(root, `old-${version}`), version, {
      builtAt: `2020-01-0${version.at(-1)}T00:00:00Z`,
    });
    expect(await remote(`publish --from ${old}`)).toMatchObject({ code: 0 });
  }
  const held = () => readdirSync(path.join(folder, 'remotes/mf_catalog')).toSorted();
  expect(held()).toEqual(versions);
  const { text } = await remote('gc mf-catalog');
  expect(
    text
      .split('\n')
      .filter((line) => line.startsWith('forgot'))
      .toSorted(),
  ).toEqual(['forgot remotes/mf_catalog/1.0.2', 'forgot remotes/mf_catalog/1.0.3']);
  expect(held()).toEqual(['1.0.1', '1.0.4', '1.0.5', '1.0.6', '1.0.7', '1.0.8']);
  expect((await remote('promote mf-catalog --version 1.0.2')).text).toContain('404');
});

describe('a running mall', () => {
  /** What a mall would answer at /registry/state; undefined closes the connection. */
  let state: (asked: number) => object | undefined;
  let asked = 0;
  let url = '';
  const server = createServer((request, response) => {
    asked += 1;
    const answer = request.url === '/registry/state' ? state(asked) : undefined;
    if (answer === undefined) response.destroy();
    else response.end(JSON.stringify(answer));
  });
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  });
  afterAll(() => void server.close());
  beforeEach(() => void (asked = 0));

  const published = async () => {
    const folder = mkdtempSync(path.join(root, 'store-'));
    const remote = await begin(folder);
    await remote(`publish --from ${room('1.0.1')}`);
    const store = createFolderStore(folder);
    const head = async () => headOf((await readRegistry({ store, trust: trustIn([publicKey]) })).document);
    const before = await head();
    const { document } = await readRegistry({ store, trust: trustIn([publicKey]) });
    const moved = moves.disabled(document, { name: 'mf_catalog' }, { by: 'lin', at: '', reason: '' });
    return { remote, head, before, document: moved };
  };

  it('is waited for until it serves what was moved', async () => {
    const { before, document } = await published();
    const mine = headOf(document);
    const wait = () => waitUntilServed({ env: { MALL_URL: url }, options: {}, say }, mine);
    const said: string[] = [];
    const say = (line: string): void => void said.push(line);
    state = (times) => ({ ...(times > 2 ? mine : before), parents: [] });
    await wait();
    expect(asked).toBe(3);
    // Somebody else has moved on from it; a later revision that does not descend from it is not enough.
    const later = { ...mine, revision: 9, digest: 'another' };
    state = () => ({ ...later, parents: ['first', mine.digest] });
    await wait();
    state = () => ({ ...later, parents: ['first'] });
    const never = waitUntilServed({ env: { MALL_URL: url }, options: {}, say }, mine, 500);
    await expect(never).rejects.toThrow('does not serve revision 2');
    expect(said).toEqual([2, 9].map((revision) => `The mall at ${url} serves revision ${revision}.`));
  });

  it('that refuses it makes the command fail, with its reason', async () => {
    const { remote, before, head } = await published();
    let digest = '';
    state = () => ({ ...before, parents: [], refused: { why: 'it is older', digest } });
    const running = remote(`disable mf-catalog --reason storm --mall ${url}`);
    for (let tries = 0; tries < 1000 && (await head()).revision === before.revision; tries += 1)
      await new Promise((resolve) => setImmediate(resolve));
    digest = (await head()).digest;
    const { code, text } = await running;
    expect(code).toBe(1);
    expect(text).toContain(`504 The mall at ${url} refused revision 2: it is older`);
  });

  it.each<[string, () => object | undefined, string]>([
    [
      'reads another store',
      () => ({ lineage: 'other', revision: 9, digest: 'x', parents: [] }),
      'It serves revision 9 of the lineage other',
    ],
    [
      'refuses all',
      () => ({ ...headOf(emptyRegistry()), parents: [], refused: { why: 'no signature', digest: null } }),
      'refuses what is in the store: no signature',
    ],
    ['is older than this command', () => ({ revision: 9 }), 'It does not say which one it serves'],
    ['breaks off', () => undefined, 'It does not say which one it serves'],
  ])('that %s is not waited for without end', async (_what, says, why) => {
    state = says;
    const document = { ...emptyRegistry(), revision: 3 };
    const waiting = waitUntilServed(
      { env: {}, options: { mall: url }, say: () => {} },
      headOf(document),
      500,
    );
    await expect(waiting).rejects.toThrow(why);
  });

  it('is not looked for without an address, when asked not to, or where none runs; all that is said', async () => {
    const other = createServer();
    await once(other.listen(0), 'listening');
    const closed = String((other.address() as AddressInfo).port); // it listens on a port
    await new Promise((resolve) => other.close(resolve));
    const said: string[] = [];
    const wait = (env: NodeJS.ProcessEnv, options: Options) =>
      waitUntilServed({ env, options, say: (line) => said.push(line) }, headOf(emptyRegistry()), 500);
    await wait({ REMOTE_STORE: '/x' }, {});
    await wait({ MALL_URL: url }, { 'no-wait': true });
    await wait({ PORT: closed }, {});
    expect(said).toEqual([
      'Whether a mall serves revision 0 was not looked at: --mall or MALL_URL names the mall to ask.',
      'Whether a mall serves revision 0 was not looked at.',
      `No mall runs at http://localhost:${closed}: whether one serves revision 0 was not looked at.`,
    ]);
    expect(asked).toBe(0);
    await expect(wait({ MALL_URL: `http://localhost:${closed}` }, {})).rejects.toThrow(
      'Nobody answers there.',
    );
  });
});

describe('teams', () => {
  const team = generateKeyPairSync('ed25519');
  const rootPair = generateKeyPairSync('ed25519');
  const pem = (given: KeyObject): string =>
    String(given.export({ type: given.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }));
  const teamFile = path.join(root, 'team.pub');
  writeFileSync(teamFile, pem(team.publicKey));

  it('are listed, set and removed; what is not said stays', async () => {
    const remote = await begin();
    expect((await remote('teams')).text).toContain('There are no teams');
    const set = await remote(`teams set catalog-team --remotes mf-catalog,mf-care --key ${teamFile}`);
    expect(set.text).toContain('team catalog-team may move mf_catalog, mf_care');
    await remote('teams set catalog-team --subject https://ci.test,repo:us/shop,https://publisher.test');
    expect((await remote('teams')).text).toMatch(
      /catalog-team +mf_catalog, mf_care +1 +repo:us\/shop of https:\/\/ci\.test/,
    );
    expect((await remote(`teams set other --remotes mf-x --key ${teamFile}`)).text).toContain(
      '422 The team catalog-team has that key or build machine already.',
    );
    expect((await remote('teams remove catalog-team')).text).toContain('team catalog-team removed');
    expect((await remote('teams remove catalog-team')).text).toContain('404 There is no team catalog-team');
  });

  it.each([
    ['teams set', 'teams set <team>'],
    ['teams set X --remotes mf-x', 'The name of a team'],
    ['teams set a --remotes mf-x', 'How is it known?'],
    [`teams set a --key ${teamFile}`, 'Which remotes may it move?'],
    [`teams set a --remotes ../x --key ${teamFile}`, 'is no name of a remote'],
    ['teams set a --remotes mf-x --subject ci', '--subject is issuer,subject,audience'],
  ])('%s says what is missing', async (line, why) => {
    expect(await (await begin())(line)).toMatchObject({ code: 2, text: expect.stringContaining(why) });
  });

  it('are signed by the root key alone, where there is one', async () => {
    const folder = mkdtempSync(path.join(root, 'store-'));
    const remote = await begin(folder);
    const rooted = { REGISTRY_ROOT_TRUST: pem(rootPair.publicKey) };
    const set = `teams set catalog --remotes mf-catalog --key ${teamFile}`;
    await remote(set, { ...rooted, REGISTRY_ROOT_KEY: pem(rootPair.privateKey) });
    expect((await remote('teams', rooted)).text).toContain('mf_catalog');
    expect((await remote('teams')).text).toContain('not signed by a root key');
    // Who has only the key of the registry writes nothing that the others could not read.
    const other = await begin();
    const unsigned = /^422 The registry's list of teams is not signed by a root key/;
    expect((await other(set, rooted)).text).toMatch(unsigned);
    expect((await other('teams', rooted)).text).toContain('There are no teams');
    await other(set);
    expect((await other('teams', rooted)).text).toMatch(unsigned);
  });
});

it('goes on with a restored registry in a new lineage', async () => {
  const remote = await begin();
  expect(await remote('new-lineage')).toMatchObject({ code: 1, text: expect.stringContaining('--reason') });
  expect((await remote('new-lineage --reason restored')).text).toContain('revision 1: a new lineage begun');
});

it.each([
  ['fly mf-catalog', 2, 'There is no "fly"'],
  ['promote', 2, 'Which remote?'],
  ['publish', 2, 'Which remote?'],
  ['canary mf-catalog much', 2, 'Which share'],
  ['pin mf-catalog', 2, 'Which shop?'],
  ['canary mf-catalog 10% --loudly', 2, '--loudly'],
  ['promote mf-nothing', 1, '404 The registry has no mf_nothing'],
  ['publish mf-nothing', 1, '404 There is no mf-nothing here'],
])('refuses %j with what to do', async (line, code, says) => {
  const said = await (await begin())(line);
  expect(said).toMatchObject({ code, text: expect.stringContaining(says) });
});

it('helps without words, and refuses keys and stores that it cannot use', async () => {
  const remote = await begin();
  expect(await remote('')).toMatchObject({ code: 0, text: expect.stringContaining('Usage:') });
  expect((await remote('enable mf-catalog', { REGISTRY_KEY: 'nonsense' })).text).toContain(
    '422 REGISTRY_KEY is no Ed25519 key',
  );
  const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' });
  expect((await remote('status', { REGISTRY_TRUST: String(other) })).text).toContain('which is not trusted');
  expect((await remote('status', { REMOTE_STORE: path.join(root, 'empty') })).text).toContain(
    '404 There is no registry',
  );
});
