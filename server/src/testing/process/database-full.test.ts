import { chownSync, closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { needs } from '../../../../scripts/services/needs.ts';
import { createPostgres, type OwnPostgres } from '../../../../scripts/services/postgres.ts';
import { codeOf } from '../../platform/db/error-code.ts';
import { onPostgres } from '../engine.ts';
import { eventually } from '../eventually.ts';
import { brokenInvariants } from '../invariants.ts';
import { calling, type MallProcess, postgresDatabase, runMall } from '../mall-process.ts';
import { startShoppers } from '../shoppers.ts';
import { mayMount, mountSmallDisk } from '../small-disk.ts';

/** The orders of this mall are kept on a disk of their own, which can be filled. */
const where = onPostgres && mayMount ? describe : describe.skip;

where('a mall whose database has no space left', () => {
  const megabytes = 16;
  const disk = mkdtempSync(path.join(os.tmpdir(), 'mall-orders-'));
  const ballast = path.join(disk, 'ballast');
  let small: ReturnType<typeof mountSmallDisk>;
  let postgres: OwnPostgres;
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let mall: MallProcess;

  const makeDatabase = () =>
    postgresDatabase(postgres.url, async ({ db, given, shopper }) => {
      const { rows } = await sql<{ data_directory: string }>`show data_directory`.execute(db);
      const { uid, gid } = statSync(rows[0]?.data_directory ?? '');
      chownSync(disk, uid, gid);
      await sql.raw(`create tablespace small location '${disk}'`).execute(db);
      for (const table of ['orders', 'order_lines', 'order_events'])
        await sql`alter table ${sql.table(table)} set tablespace small`.execute(db);
      const people = [await shopper(), await shopper(), await shopper()];
      return { people, goods: await given.sku({ stock: 1_000_000 }) };
    });
  beforeAll(async () => {
    small = mountSmallDisk(disk, megabytes);
    postgres = await createPostgres(needs.postgres.find() ?? '');
    database = await makeDatabase();
    mall = await runMall(database.env);
    await mall.ready();
  }, 120_000);
  afterAll(async () => {
    await mall?.stop();
    await postgres?.remove();
    small?.unmount();
    rmSync(disk, { recursive: true, force: true });
  });

  /** Writes until nothing fits any more. */
  const fill = (): void => {
    const file = openSync(ballast, 'w');
    try {
      for (;;) writeSync(file, Buffer.alloc(4096));
    } catch (error) {
      if (codeOf(error) !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  };

  it('says so, shows what there is, loses nothing, and sells on as soon as there is some', async () => {
    const { people, goods } = database.made;
    const shoppers = startShoppers(() => [mall.url], people, goods);
    expect(await shoppers.more(10)).toBe(true);

    fill();
    const refused = await eventually(
      async () => shoppers.heard.length,
      (heard) => heard > 10,
    );
    expect(refused).toBeGreaterThan(10);
    const look = await calling(mall.url, people[0]?.token ?? '')('order.list', { tab: 'all' });
    expect(look.data.total).toBeGreaterThan(0);

    rmSync(ballast);
    expect(await shoppers.more(10)).toBe(true);
    await shoppers.leave();
    expect(new Set(shoppers.heard.map(({ status }) => status))).toEqual(new Set([507]));
    expect(mall.isAlive()).toBe(true);
    await database.inside(async ({ db }) => {
      const orders = await db.selectFrom('orders').select('id').execute();
      expect(orders.map(({ id }) => id).toSorted()).toEqual(shoppers.ordered.toSorted());
      expect(await brokenInvariants(db)).toEqual({});
    });
  }, 120_000);
});
