import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { change, type Keeper, readRegistry, write } from '@mall/publish/change';
import { createFolderStore } from '@mall/publish/folder-store';
import { headOf, moves, type RegistryDocument } from '@mall/registry';
import { sampleDeclaration, sampleDocument, sampleVersion } from '@mall/registry/sample';
import { trustIn } from '@mall/registry/signing';
import { sql } from 'kysely';
import { type Api, startApi } from '../../testing/start-api.ts';

const root = mkdtempSync(path.join(tmpdir(), 'mall-console-releases-'));
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keeper: Keeper = { store: createFolderStore(root), trust: trustIn([publicKey]), privateKey };
const remote = 'mf_catalog';

let api: Api;
/** What this process has taken, as the watch of the store would. */
let served: RegistryDocument;
const take = async () => (served = (await readRegistry(keeper)).document);
const operator = async (name: string, permissions: OperatorPermission[] | null = null) => {
  const memberId = await api.given.member({ name });
  await api.given.operator(memberId, permissions);
  return { memberId, ...api.as({ token: await api.signIn(memberId), lang: 'en' }) };
};
let wei: Awaited<ReturnType<typeof operator>>;
let mei: Awaited<ReturnType<typeof operator>>;

beforeAll(async () => {
  await write(keeper, sampleDocument(), null);
  await take();
  api = await startApi(
    {},
    { keeper, registry: () => ({ document: served, head: headOf(served), refused: [] }) as never }, // what is read of one
  );
  [wei, mei] = [await operator('Wei'), await operator('Mei')];
});
afterAll(async () => {
  await api.stop();
  rmSync(root, { recursive: true });
});

const seen = async (who = wei) => (await who.call('mallRelease.show')).data;
type Step = Parameters<typeof wei.call<'mallRelease.move'>>[1];
const move = async (step: Omit<NonNullable<Step>, 'remote' | 'digest' | 'reason'>, who = wei) => {
  const { digest } = await seen();
  const answer = await who.call('mallRelease.move', { remote, digest, reason: 'the new cart', ...step });
  await take();
  return answer;
};
const standing = async () => (await seen()).remotes.find(({ name }) => name === remote);

it('shows what everybody gets, earlier versions, and how each did in a day', async () => {
  const count = (version: string, what: string, n: number) =>
    sql`insert into composition_counts (hour, remote, version, channel, route, what, bucket, n)
      values (date_trunc('hour', now()), ${remote}, ${version}, 'stable', 'r', ${what}, 0, ${n})`.execute(
      api.db,
    );
  await count('2.0.0', 'load', 40);
  await count('2.0.0', 'bad', 2);
  expect(await seen()).toMatchObject({
    canMove: true,
    revision: 7,
    refused: '',
    remotes: [
      {
        name: remote,
        stable: '2.0.0',
        previous: '1.9.0',
        candidate: null,
        last: null,
        versions: [
          { version: '2.0.0', loads: 40, failures: 2 },
          { version: '1.9.0', loads: 0 },
          { version: '2.1.0', loads: 0 },
        ],
      },
    ],
  });
});

it('gives a candidate to a share, to more, to everybody, and takes it back, each signed and logged with its reason', async () => {
  expect((await move({ verb: 'canary', version: '2.1.0', percent: 5 })).data.revision).toBe(8);
  expect((await standing())?.candidate).toEqual({ version: '2.1.0', percent: 5 });
  await move({ verb: 'canary', percent: 30 });
  expect((await standing())?.candidate?.percent).toBe(30);
  await move({ verb: 'promote' });
  expect(await standing()).toMatchObject({ stable: '2.1.0', previous: '2.0.0', candidate: null });
  await move({ verb: 'rollback' });
  expect(await standing()).toMatchObject({
    stable: '2.0.0',
    last: { by: 'Wei', reason: 'the new cart', step: 'rolledBack', from: '2.1.0', version: '2.0.0' },
  });
  await move({ verb: 'disable' });
  expect((await standing())?.enabled).toBe(false);
  await move({ verb: 'enable' });

  const { data } = await wei.call('mallRelease.history', { remote, size: 2 });
  expect(data.total).toBe(6);
  expect(data.list.map(({ step }) => step)).toEqual(['opened', 'closed']);
  const logged = await api.db
    .selectFrom('audit_log')
    .select(['actor_id', 'object', 'diff'])
    .where('action', '=', 'release.rollback')
    .execute();
  expect(logged).toEqual([
    {
      actor_id: wei.memberId,
      object: `remote:${remote}`,
      diff: { about: `${remote} 2.1.0 → 2.0.0, rolled back`, reason: 'the new cart' },
    },
  ]);
});

it('says that there is nothing to move, or no such version', async () => {
  expect((await move({ verb: 'enable' })).msgKey).toBe('release.nothing');
  expect((await move({ verb: 'promote' })).msgKey).toBe('release.nothing');
  expect((await move({ verb: 'promote', version: '9.9.9' })).msgKey).toBe('missing');
});

it('of two operators at once one wins, and the other reads what was done', async () => {
  const { digest } = await seen();
  const ask = { remote, verb: 'canary', version: '2.1.0', digest, reason: 'both' } as const;
  const answers = await Promise.all([
    wei.call('mallRelease.move', { ...ask, percent: 10 }),
    mei.call('mallRelease.move', { ...ask, percent: 20 }),
  ]);
  const [lost, ...others] = answers.filter(({ code }) => code !== 200);
  expect(others).toEqual([]);
  expect(lost).toMatchObject({ code: 40900, msgKey: 'release.movedMeanwhile' });
  await take();
  const { percent = 0 } = (await standing())?.candidate ?? {};
  expect(lost?.msg).toContain(
    `${percent === 10 ? 'Wei' : 'Mei'}: ${remote} 2.1.0 for ${percent} % of visitors`,
  );
});

it('moves nothing over a registry that this process has not taken', async () => {
  const author = { by: 'a team', at: new Date().toISOString(), reason: 'x' };
  const before = served;
  await change(keeper, (document) => moves.disabled(document, { name: remote }, author));
  const { digest } = headOf(before);
  const answer = await wei.call('mallRelease.move', { remote, verb: 'rollback', digest, reason: 'stale' });
  expect(answer).toMatchObject({ msgKey: 'release.movedMeanwhile' });
  expect(answer.msg).toContain('a team: mf_catalog closed');
  await take();
  await move({ verb: 'enable' });
});

it('does not write a registry whose remotes do not fit together', async () => {
  const author = { by: 'a team', at: new Date().toISOString(), reason: 'x' };
  const publish = (version: string, declares: ReturnType<typeof sampleDeclaration>) =>
    change(keeper, (document) =>
      moves.published(
        document,
        { name: 'mf_other', version, found: { ...sampleVersion(version), declares } },
        author,
      ),
    );
  await publish('1.0.0', sampleDeclaration({ name: 'mf_other', i18n: 'other', routes: [] }));
  await publish('2.0.0', sampleDeclaration({ name: 'mf_other', i18n: 'other' })); // a route of mf_catalog
  await take();
  const { digest, revision } = await seen();
  const answer = await wei.call('mallRelease.move', {
    remote: 'mf_other',
    verb: 'promote',
    version: '2.0.0',
    digest,
    reason: 'x',
  });
  expect(answer).toMatchObject({ msgKey: 'release.unfit', msg: expect.stringContaining('catalog.home') });
  expect((await readRegistry(keeper)).document.revision).toBe(revision);
});

it('is shown and done only by who may release, and not by a process without the key', async () => {
  const reader = await operator('Lan', ['settings.edit']);
  expect((await reader.call('mallRelease.show')).code).toBe(40300);
  const keyless = await startApi(
    {},
    { registry: () => ({ document: served, head: headOf(served), refused: [] }) as never },
  );
  try {
    const memberId = await keyless.given.member({ name: 'Bo' });
    await keyless.given.operator(memberId, null);
    const bo = keyless.as({ token: await keyless.signIn(memberId) });
    const { canMove, digest } = (await bo.call('mallRelease.show')).data;
    expect(canMove).toBe(false);
    expect((await bo.call('mallRelease.move', { remote, verb: 'disable', digest, reason: 'x' })).msgKey).toBe(
      'release.noKey',
    );
  } finally {
    await keyless.stop();
  }
});
