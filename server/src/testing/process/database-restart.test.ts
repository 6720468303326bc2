import { setTimeout as sleep } from 'node:timers/promises';
import type { OperationName } from '@mall/contract/core/wire';
import type { Sent } from '@mall/contract/operations';
import { needs } from '../../../../scripts/services/needs.ts';
import { createPostgres, type OwnPostgres } from '../../../../scripts/services/postgres.ts';
import { newId } from '../../platform/ids/ids.ts';
import { onPostgres } from '../engine.ts';
import { eventually } from '../eventually.ts';
import { brokenInvariants } from '../invariants.ts';
import { calling, type MallProcess, postgresDatabase, runMall } from '../mall-process.ts';

/** The embedded database is in the process itself: it cannot go away alone. */
const onlyPostgres = onPostgres ? describe : describe.skip;

onlyPostgres('a restart of the database under load', () => {
  const restarts = 3;
  const ordersBetween = 10;
  const buyers = 10;
  const stock = 5000;
  let server: OwnPostgres;
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  const malls: MallProcess[] = [];

  const makeDatabase = () =>
    postgresDatabase(server.url, async ({ given, shopper }) => {
      const people = [];
      for (let n = 0; n < buyers; n += 1) people.push(await shopper());
      return { people, sku: await given.sku({ stock }) };
    });

  beforeAll(async () => {
    server = await createPostgres(needs.postgres.find() ?? '');
    database = await makeDatabase();
    for (const ROLES of ['api', 'api,worker']) {
      const mall = await runMall({ ...database.env, ROLES });
      malls.push(mall);
      await mall.ready();
    }
  }, 120_000);
  afterAll(async () => {
    for (const mall of malls) await mall.stop();
    await server.remove();
  });

  type Heard = { readonly status: number; readonly retryAfter: string | null };
  const heard: Heard[] = [];
  const ordered: string[] = [];
  let leave = false;

  /**
   * Reads, orders and pays until the test ends; after a failure of the mall it repeats the request after a
   * moment, under the same key.
   */
  const shop = async (mall: MallProcess, { token, addressId }: { token: string; addressId: string }) => {
    const ask = async <Name extends OperationName>(name: Name, input: Sent<Name>, key = newId()) => {
      for (;;) {
        const reply = await calling(mall.url, token)(name, input, { 'idempotency-key': key });
        heard.push({ status: reply.status, retryAfter: reply.headers.get('retry-after') });
        if (reply.status === 200 || leave) return reply;
        await sleep(20);
      }
    };
    const { skuId } = database.made.sku;
    while (!leave) {
      await ask('cart.get', {});
      const preview = await ask('order.previewDirect', { skuId, qty: 1, addressId });
      if (preview.code !== 200) return;
      const { previewHash } = preview.data;
      const order = await ask('order.createDirect', { skuId, qty: 1, addressId, previewHash });
      if (order.code !== 200) return;
      ordered.push(order.data.orderId);
      const payment = await ask('payment.start', { id: order.data.orderId, method: 'sandbox' });
      if (payment.code === 200) await ask('payment.sandbox', { id: payment.data.id, outcome: 'success' });
    }
  };

  const ready = () =>
    Promise.all(malls.map(({ url }) => fetch(`${url}/readyz`).then(({ status }) => status)));
  const moreOrders = () => {
    const before = ordered.length;
    return eventually(
      async () => ordered.length,
      (now) => now >= before + ordersBetween,
    );
  };

  it('ends no process, answers 503 with Retry-After meanwhile, and loses nothing that was answered', async () => {
    const mallOf = (at: number) => malls[at % 2] as MallProcess; // there are two
    const shopping = Promise.all(database.made.people.map((buyer, at) => shop(mallOf(at), buyer)));
    for (let restart = 0; restart < restarts; restart += 1) {
      await moreOrders();
      await server.stop();
      await sleep(200);
      expect(await ready()).toEqual([503, 503]);
      await server.start();
      expect(await eventually(ready, (each) => each.every((status) => status === 200))).toEqual([200, 200]);
    }
    await moreOrders();
    leave = true;
    await shopping;

    const away = heard.filter(({ status }) => status !== 200);
    expect(away.length).toBeGreaterThan(0);
    expect(away.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([]);
    for (const mall of malls) mall.signal('SIGTERM');
    expect(await Promise.all(malls.map(({ ended }) => ended))).toEqual([0, 0]);
    await database.inside(async ({ db }) => {
      const held = (await db.selectFrom('orders').select('id').execute()).map(({ id }) => id);
      expect(held).toEqual(expect.arrayContaining(ordered));
      expect(await brokenInvariants(db)).toEqual({});
    });
  }, 300_000);
});
