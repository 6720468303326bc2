import { sql } from 'kysely';
import { type Api, startApi } from '../../../testing/start-api.ts';
import { createPeople, type People } from '../../../testing/people.ts';
import { changeAudit } from '../../../testing/change-audit.ts';
import type { Link } from './digest.ts';
import { sealAudit } from './seal.ts';
import { verifyAudit } from './verify.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

/** Seals some changes of a shop, made by its owner's own operation. */
const sealedAfter = async (count: number): Promise<Link> => {
  await someChanges(count);
  const last = await sealAudit(api.db);
  if (last === undefined) throw new Error('nothing was sealed');
  return last;
};
const someChanges = async (count: number): Promise<void> => {
  const shop = await people.shop();
  for (let level = 1; level <= count; level += 1)
    await shop.call('shop.update', { propaganda: `the ${level}th` });
};

/** What is found after somebody who owns the tables has changed something; then it is undone. */
const foundAfter = async (statements: readonly string[], noted?: Link): Promise<readonly string[]> => {
  const rollBack = new Error('roll back');
  let found: readonly string[] = [];
  await api.db
    .transaction()
    .execute(async (tx) => {
      for (const statement of statements) await changeAudit(tx, sql.raw(statement));
      found = (await verifyAudit(tx, noted)).problems;
      throw rollBack;
    })
    .catch((error: unknown) => {
      if (error !== rollBack) throw error;
    });
  return found;
};

it('holds each change once, whatever is sealed at the same time', async () => {
  await someChanges(5);
  await Promise.all([1, 2, 3].map(() => sealAudit(api.db)));
  const { last, problems } = await verifyAudit(api.db);
  expect(problems).toEqual([]);
  const { n } = await api.db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  expect(last.seq).toBe(n);
  expect(await sealAudit(api.db)).toBeUndefined();
});

it('goes on where it ended', async () => {
  const first = await sealedAfter(2);
  const second = await sealedAfter(3);
  expect(second.seq).toBeGreaterThan(first.seq);
  expect(await verifyAudit(api.db, first)).toEqual({ last: second, problems: [] });
});

it.each([
  ['update audit_log set action = action'],
  ['delete from audit_log'],
  ['truncate audit_log cascade'],
  ['update audit_chain set seq = seq + 1000'],
  ['delete from audit_chain'],
])('is kept: %s is refused', async (statement) => {
  await sealedAfter(1);
  await expect(sql.raw(statement).execute(api.db)).rejects.toThrow(/is append-only/);
});

const third = 'select audit_id from audit_chain where seq = 3';
it.each<[string, RegExp, ...string[]]>([
  ['another text', /^Change 3 \(.+\) is not what/, `update audit_log set diff = '{}' where id = (${third})`],
  [
    'another microsecond',
    /^Change 3 .+ not what/,
    `update audit_log set at = at + interval '1 microsecond' where id = (${third})`,
  ],
  ['another person', /^Change 3 .+ not what/, `update audit_log set actor_id = 'x' where id = (${third})`],
  ['another link', /^Change 3 .+ not what/, `update audit_chain set digest = sha256('x') where seq = 3`],
  ['a missing link', /^The chain has no link 3/, 'delete from audit_chain where seq = 3'],
  [
    'a missing change',
    /^Change 3 \(.+\) is gone/,
    'alter table audit_chain drop constraint audit_chain_audit_id_fkey',
    `delete from audit_log where id = (${third})`,
  ],
  [
    'a change that is never sealed',
    /^1 changes were taken out/,
    `insert into audit_log (id, action, object) values ('x', 'a.b', 'c:d')`,
    'delete from audit_unsealed',
  ],
  [
    'a change that nobody seals',
    /^1 changes wait to be sealed/,
    `insert into audit_log (id, at, action, object) values ('x', now() - interval '1 hour', 'a.b', 'c:d')`,
  ],
])('tells of %s', async (_what, expected, ...statements) => {
  await sealedAfter(6);
  expect(await foundAfter([])).toEqual([]);
  expect((await foundAfter(statements))[0]).toMatch(expected);
});

it('tells of an end that was cut off to whoever noted a link', async () => {
  const noted = await sealedAfter(6);
  const cut = [`delete from audit_chain where seq > 3`];
  expect(await foundAfter(cut, noted)).toContain(`The chain ends at 3; link ${noted.seq} was noted.`);
});

it('tells of a chain that was made anew to whoever noted a link', async () => {
  const noted = await sealedAfter(6);
  await api.db.transaction().execute(async (tx) => {
    await changeAudit(tx, sql`delete from audit_chain`);
    await changeAudit(tx, sql`update audit_log set actor_id = 'somebody else'`);
    await sql`insert into audit_unsealed select id from audit_log`.execute(tx);
  });
  await sealAudit(api.db);
  expect((await verifyAudit(api.db)).problems).toEqual([]);
  expect((await verifyAudit(api.db, noted)).problems).toEqual([
    `Link ${noted.seq} is not the one that was noted: the chain was made anew.`,
  ]);
});
