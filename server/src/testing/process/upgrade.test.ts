import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { demoAccounts, demoPassword } from '../../demo/people.ts';
import { openPglite, openPostgres, type Opened } from '../../platform/db/open.ts';
import { columnsSaying } from '../columns-saying.ts';
import { onPostgres } from '../engine.ts';
import { brokenInvariants } from '../invariants.ts';
import { calling, type MallProcess, runMall } from '../mall-process.ts';
import { hashShown } from '../people.ts';
import { emptyDatabase, runScript } from '../test-database.ts';

const folder = path.resolve(import.meta.dirname, '../data');
const malls = readdirSync(folder).filter((file) => file.endsWith('.sql.br'));

/** A database that holds what a file says, on the engine of these tests. */
const restore = async (file: string) => {
  const script = brotliDecompressSync(readFileSync(path.join(folder, file))).toString();
  const dir = mkdtempSync(path.join(os.tmpdir(), 'mall-upgrade-'));
  const forget = () => rmSync(dir, { recursive: true, force: true });
  if (onPostgres) {
    const { url, drop } = await emptyDatabase(process.env.TEST_DATABASE_URL ?? '');
    await runScript(url, script);
    const env: Record<string, string> = { DATA_DIR: dir, DATABASE_URL: url };
    return { env, open: async () => openPostgres(url), remove: () => drop().then(forget) };
  }
  const empty = await openPglite(dir);
  await empty.pglite?.exec(script);
  await empty.close();
  const env: Record<string, string> = { DATA_DIR: dir };
  return { env, open: () => openPglite(dir), remove: async () => forget() };
};

/** A telephone number, or a street of the demo. */
const readable = String.raw`(^|[^0-9A-Za-z-])1[3-9][0-9]{9}([^0-9A-Za-z]|$)|文三路 199|衡山路`;

/** What a mall must not lose by an upgrade. */
const tables = [
  'users',
  'orders',
  'order_lines',
  'payment_intents',
  'ledger_entries',
  'refunds',
  'skus',
  'shops',
];

describe.each(malls)('the mall of %s', (file) => {
  let mall: MallProcess;
  let data: Awaited<ReturnType<typeof restore>>;
  let before: unknown;
  let readableBefore: string[];

  const inside = async <T>(work: (opened: Opened) => Promise<T>): Promise<T> => {
    const opened = await data.open();
    try {
      return await work(opened);
    } finally {
      await opened.close();
    }
  };
  const counts = () =>
    inside(async ({ db }) => {
      const parts = tables.map(
        (table) => sql`(select count(*)::int from ${sql.table(table)}) as ${sql.ref(table)}`,
      );
      const { rows } = await sql`select ${sql.join(parts)}`.execute(db);
      return rows[0];
    });
  beforeAll(async () => {
    data = await restore(file);
    before = await counts();
    readableBefore = await inside(({ db }) => columnsSaying(db, readable));
    mall = await runMall(data.env);
    await mall.ready();
  }, 240_000);
  afterAll(async () => {
    await mall.stop();
    await data.remove();
  });

  it('opens under the version of today, and its people go on where they were', async () => {
    const { data: token } = await calling(mall.url, '')('session.accountLogin', {
      mobile: demoAccounts.member.mobile,
      password: demoPassword,
    });
    const call = calling(mall.url, token);
    const { data: orders } = await call('order.list', { tab: 'all' });
    expect(orders.total).toBeGreaterThan(0);
    for (const { id } of orders.list) expect((await call('order.detail', { id })).code).toBe(200);

    const { data: addresses } = await call('address.list', {});
    const { data: products } = await call('product.list', { inStock: true });
    const { data: product } = await call('product.detail', { id: products.list[0]?.id ?? '' });
    const order = { skuId: product.skus[0]?.id ?? '', qty: 1, addressId: addresses[0]?.id ?? '' };
    const previewHash = hashShown(await call('order.previewDirect', order));
    const made = await call('order.createDirect', { ...order, previewHash });
    expect(made.code).toBe(200);
    const { data: payment } = await call('payment.start', { id: made.data.orderId, method: 'sandbox' });
    await call('payment.sandbox', { id: payment.id, outcome: 'success' });
    expect((await call('order.detail', { id: made.data.orderId })).data.status).toBe(1);
    mall.signal('SIGTERM');
    expect(await mall.ended).toBe(0);
  }, 120_000);

  it('has sealed its telephone numbers and streets', async () => {
    expect(readableBefore).toEqual(expect.arrayContaining(['orders.address', 'users.mobile', 'wants.phone']));
    expect(await inside(({ db }) => columnsSaying(db, readable))).toEqual([]);
  });

  it('has lost nothing, and its books agree', async () => {
    expect(before).toMatchObject({ orders: expect.any(Number) });
    const after = await counts();
    for (const [table, number] of Object.entries(before ?? {}))
      expect(Reflect.get(after ?? {}, table)).toBeGreaterThanOrEqual(number);
    await inside(async ({ db }) => expect(await brokenInvariants(db)).toEqual({}));
  });
});
