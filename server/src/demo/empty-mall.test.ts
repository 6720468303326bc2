import path from 'node:path';
import { sql } from 'kysely';
import { importRegions } from '../catalog/regions/import.ts';
import { noJobs } from '../platform/jobs/jobs.ts';
import { createFolderStorage } from '../platform/ports/storage.ts';
import { createPeople } from '../testing/people.ts';
import { type Api, startApi } from '../testing/start-api.ts';
import { importDemo } from './import.ts';
import { keepBoosts } from './keep-boosts.ts';
import { keepSeckill } from './keep-seckill.ts';
import { hasMobile } from '../platform/sealed-fields/found.queries.ts';
import { demoAccounts, demoPassword } from './people.ts';
import { startDemo } from './start.ts';

let api: Api;
let operator: ReturnType<Api['as']>;
const storage = () => createFolderStorage(path.join(api.settings.DATA_DIR, 'media'));
const idOf = async ({ mobile }: { mobile: string }) =>
  (await api.db.selectFrom('users').select('id').where(hasMobile(mobile)).executeTakeFirstOrThrow()).id;
const counts = async (): Promise<Record<string, number>> => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(api.db);
  const found: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(
      api.db,
    );
    found[name] = counted.rows[0]?.n ?? 0;
  }
  return found;
};
const empty = (name = 'Furnimall') => operator.call('mallDemo.empty', { name });

beforeAll(async () => {
  api = await startApi();
  await importRegions(api.db);
  await importDemo(api.db, storage(), () => {});
  await keepSeckill(api.db);
  await keepBoosts(api.db);
  operator = api.as({ token: await api.signIn(await idOf(demoAccounts.operator)), lang: 'en' });
});
afterAll(() => api.stop());

it('asks for the name of the mall', async () => {
  expect((await operator.call('mallDemo.show')).data).toEqual({ present: true });
  expect((await empty('furnimall')).msgKey).toBe('demo.nameDiffers');
});

it('refuses once somebody has ordered who did not come with the demo', async () => {
  const before = await counts();
  const people = createPeople(api);
  const buyer = await people.shopper();
  const { skuId } = await api.given.sku();
  await people.paidOrder(buyer, skuId);
  expect((await empty()).msgKey).toBe('demo.realOrders');
  expect((await counts()).products).toBe((before.products ?? 0) + 1);
  // The demo's own member may try as much as they like.
  await sql`update orders set user_id = ${await idOf(demoAccounts.member)}
    where user_id = (select user_id from orders order by created_at desc, id desc limit 1)`.execute(api.db);
});

it('leaves the operator with their sign-in, and what an empty mall has', async () => {
  const before = await counts();
  expect((await empty('家具商城')).code).toBe(200);
  const after = await counts();
  const left = Object.entries(after).filter(([, n]) => n > 0);
  expect(Object.fromEntries(left)).toEqual({
    audit_log: (before.audit_log ?? 0) + 1,
    ...(after.audit_chain ? { audit_chain: after.audit_chain } : {}),
    attributes: 9,
    audit_unsealed: after.audit_unsealed,
    kysely_migration: before.kysely_migration,
    kysely_migration_lock: before.kysely_migration_lock,
    operators: 1,
    regions: before.regions,
    sessions: after.sessions,
    settings: after.settings,
    users: 1,
  });
  expect((await operator.call('operator.me')).data).toMatchObject({ role: 'all' });
  const { mobile } = demoAccounts.operator;
  const again = await api.as().call('session.accountLogin', { mobile, password: demoPassword });
  expect(again.code).toBe(200);
  expect((await api.as({ lang: 'en' }).call('category.menu')).data).toEqual([]);
  expect((await api.as({ lang: 'en' }).call('config.get')).data).toMatchObject({ record_number: '' });
  const { data } = await operator.call('operator.start');
  expect(data.steps.filter(({ done }) => done).map(({ step }) => step)).toEqual(['payment']);
  expect((await empty()).msgKey).toBe('demo.none');
});

it('stays empty over a start with the demo, and takes a catalogue of its own', async () => {
  await startDemo(api, storage(), noJobs, () => {});
  expect((await counts()).products).toBe(0);
  expect((await operator.call('mallDemo.show')).data).toEqual({ present: false });
  expect((await operator.call('mallCategory.begin')).data.made).toBeGreaterThan(50);
});
