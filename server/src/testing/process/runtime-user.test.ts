import { sql } from 'kysely';
import { runAudit } from '../../operator/audit.ts';
import { runMigrate } from '../../operator/migrate.ts';
import { sealAudit } from '../../platform/audit/chain/seal.ts';
import { type Opened, openPostgres } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { onPostgres } from '../engine.ts';
import { calling, type MallProcess, postgresDatabase, runMall } from '../mall-process.ts';
import { hashShown } from '../people.ts';

/** The processes of the mall connect as a user that owns no table; the embedded database has no users. */
const onServer = onPostgres ? describe : describe.skip;

onServer('a mall whose user owns no table', () => {
  const name = `runtime-${newId()}`;
  let data: Awaited<ReturnType<typeof makeData>>;
  let env: Record<string, string>;
  let mall: MallProcess;
  let runtime: Opened;

  const makeData = () =>
    postgresDatabase(process.env.TEST_DATABASE_URL ?? '', async ({ given, shopper }) => {
      const owner = await shopper('13987650001');
      const code = `RT${newId().slice(-6).toUpperCase()}`;
      await given.shop({ ownerId: owner.id, code });
      return { owner, buyer: await shopper('13987650002'), sku: await given.sku({ stock: 5 }) };
    });
  const told: string[] = [];
  const terminal = {
    say: (line: string) => void told.push(line),
    complain: (line: string) => void told.push(line),
  };

  beforeAll(async () => {
    data = await makeData();
    const owner = new URL(data.env['DATABASE_URL'] ?? '');
    const url = new URL(owner);
    [url.username, url.password] = [name, 'p:ss/w@rd'];
    env = { ...data.env, OWNER_DATABASE_URL: owner.href, DATABASE_URL: url.href };
    for (const _time of ['the first time', 'and again']) expect(await runMigrate(env, terminal)).toBe(0);
    mall = await runMall({ ...data.env, DATABASE_URL: url.href, ROLES: 'api,worker' });
    await mall.ready();
    runtime = openPostgres(url.href);
  }, 240_000);
  afterAll(async () => {
    await mall?.stop();
    await runtime?.close();
    await data.inside(async ({ db }) => {
      await sql`drop owned by ${sql.id(name)}`.execute(db);
      await sql`drop role ${sql.id(name)}`.execute(db);
    });
    await data.remove();
  });

  it('sells and keeps its log', async () => {
    const { owner, buyer, sku } = data.made;
    expect((await calling(mall.url, owner.token)('shop.update', { propaganda: 'open' })).code).toBe(200);
    const call = calling(mall.url, buyer.token);
    const order = { skuId: sku.skuId, qty: 1, addressId: buyer.addressId };
    const previewHash = hashShown(await call('order.previewDirect', order));
    const made = await call('order.createDirect', { ...order, previewHash });
    expect(made.code).toBe(200);
    const { data: payment } = await call('payment.start', { id: made.data.orderId, method: 'sandbox' });
    expect((await call('payment.sandbox', { id: payment.id, outcome: 'success' })).code).toBe(200);
    expect((await sealAudit(runtime.db))?.seq).toBeGreaterThan(0);
    told.length = 0;
    expect(await runAudit(['verify'], env, terminal)).toBe(0);
    expect(told).toEqual([
      expect.stringMatching(/^\d+ changes are as they were sealed\.$/),
      expect.stringMatching(/^\d+:[0-9a-f]{64}$/),
    ]);
  });

  it('sells while a migration has given it no right to what changes write beside them', async () => {
    const { buyer, sku } = data.made;
    const tables = sql`webhook_endpoints, webhook_sends, webhook_tries`;
    const user = sql.id(name);
    await data.inside(async ({ db }) => {
      await sql`insert into webhook_endpoints (id, url, events, secret, created_by)
        values (${newId()}, 'https://127.0.0.1/', '{order.created}', 'sealed', ${buyer.id})`.execute(db);
      await sql`revoke all on ${tables} from ${user}`.execute(db);
    });
    const call = calling(mall.url, buyer.token);
    const order = { skuId: sku.skuId, qty: 1, addressId: buyer.addressId };
    const previewHash = hashShown(await call('order.previewDirect', order));
    const made = await call('order.createDirect', { ...order, previewHash });
    expect(made.code).toBe(200);
    await data.inside(async ({ db }) => {
      const { rows } = await sql<{ event: string }>`select event from webhook_sends`.execute(db);
      expect(rows).toEqual([{ event: 'order.created' }]);
      await sql`delete from webhook_endpoints`.execute(db);
      await sql`grant select, insert, update, delete on ${tables} to ${user}`.execute(db);
    });
  });

  it('has its log read against a link that was noted', async () => {
    const [, noted = ''] = told;
    expect(await runAudit(['verify', noted], env, terminal)).toBe(0);
    expect(
      await runAudit(['verify', noted.replace(/.$/, (last) => (last === '0' ? '1' : '0'))], env, terminal),
    ).toBe(1);
    for (const words of [[], ['verify', 'x'], ['verify', noted, 'more'], ['forge']])
      expect(await runAudit(words, env, terminal)).toBe(2);
  });

  it.each([
    [`update audit_log set action = 'x'`, /permission denied for table audit_log/],
    ['delete from audit_log', /permission denied for table audit_log/],
    ['delete from audit_chain', /permission denied for table audit_chain/],
    ['truncate audit_log cascade', /permission denied for table audit_log/],
    ['alter table audit_log disable trigger all', /must be owner of table audit_log/],
    ['set session_replication_role = replica', /permission denied to set parameter/],
    ['drop table orders', /must be owner of table orders/],
    ['create table mine (id int)', /permission denied for schema public/],
    [`delete from kysely_migration`, /permission denied for table kysely_migration/],
  ])('may not: %s', async (statement, refusal) => {
    await expect(sql.raw(statement).execute(runtime.db)).rejects.toThrow(refusal);
  });

  it('starts with a sentence, not with half a migration, when the tables are of an older version', async () => {
    mall.signal('SIGTERM');
    expect(await mall.ended).toBe(0);
    await data.inside(({ db }) =>
      sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(db),
    );
    const refused = await runMall({ ...data.env, DATABASE_URL: env['DATABASE_URL'] ?? '' });
    expect(await refused.ended).toBe(2);
    expect(refused.said.err).toMatch(
      /^The tables are of an older version, .* run npm run migrate first\.\n$/,
    );
  });

  it('is not made from settings that name one user, two databases or none', async () => {
    const { OWNER_DATABASE_URL: owner = '', DATABASE_URL: url = '' } = env;
    for (const wrong of [
      {},
      { DATABASE_URL: url },
      { OWNER_DATABASE_URL: owner, DATABASE_URL: owner },
      { OWNER_DATABASE_URL: owner, DATABASE_URL: `${url}-other` },
    ])
      expect(await runMigrate(wrong, terminal)).toBe(2);
  });
});
