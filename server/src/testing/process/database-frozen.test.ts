import { newId } from '../../platform/ids/ids.ts';
import { onPostgres } from '../engine.ts';
import { eventually } from '../eventually.ts';
import { startFaultProxy } from '../fault-proxy.ts';
import { brokenInvariants } from '../invariants.ts';
import { calling, type MallProcess, postgresDatabase, runMall } from '../mall-process.ts';

/** The embedded database is in the process itself: nothing lies between. */
const onlyPostgres = onPostgres ? describe : describe.skip;

onlyPostgres('a database that does not answer', () => {
  const atOnce = 60;
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
  let mall: MallProcess;

  const makeDatabase = () =>
    postgresDatabase(process.env.TEST_DATABASE_URL ?? '', async ({ given, shopper }) => ({
      buyer: await shopper(),
      shop: await given.shop(),
      sku: await given.sku({ stock: 50 }),
    }));
  beforeAll(async () => {
    database = await makeDatabase();
    proxy = await startFaultProxy(database.env['DATABASE_URL'] ?? '');
    mall = await runMall({ ...database.env, DATABASE_URL: proxy.url });
    await mall.ready();
  }, 120_000);
  afterAll(async () => {
    await mall.stop();
    await proxy.stop();
    await database.remove();
  });

  const ask = () => calling(mall.url, database.made.buyer.token);
  const readyStatus = () => fetch(`${mall.url}/readyz`).then(({ status }) => status);
  const buying = async () => {
    const { buyer, sku } = database.made;
    const order = { skuId: sku.skuId, qty: 1, addressId: buyer.addressId };
    const preview = await ask()('order.previewDirect', order);
    if (preview.code !== 200) throw new Error(preview.msg);
    return { ...order, previewHash: preview.data.previewHash };
  };
  const answers = async () => {
    const replies = await Promise.all(Array.from({ length: atOnce }, () => ask()('cart.get', {})));
    return new Set(replies.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`));
  };

  /** A visitor of a shop looks at the product. */
  const look = async () => {
    const { productId } = database.made.sku;
    const reply = await fetch(`${mall.url}/api/product_detail/${productId}`, {
      headers: { code: database.made.shop.code },
    });
    return { status: reply.status, age: reply.headers.get('age'), body: await reply.text() };
  };

  it.each(['frozen', 'cut'] as const)(
    'is answered for with 503 or what was known while it is %s, and at once when it is back',
    async (fault) => {
      const seen = await look();
      const before = await buying();
      await ask()('order.createDirect', before, { 'idempotency-key': newId() }); // the look is not up to date any more
      const order = await buying();
      const key = { 'idempotency-key': newId() };
      proxy.set(fault);
      // Everything below is answered before the fault ends, or never.
      const ordered = ask()('order.createDirect', order, key);
      expect(await answers()).toEqual(new Set(['503 2']));
      expect((await ordered).status).toBe(503);
      expect(await look()).toEqual({ ...seen, age: expect.stringMatching(/^\d+$/) });
      expect(await readyStatus()).toBe(503);
      expect(await answers()).toEqual(new Set(['503 2']));
      expect((await fetch(`${mall.url}/healthz`)).status).toBe(200);

      proxy.set('none');
      expect(await eventually(readyStatus, (status) => status === 200)).toBe(200);
      const again = await eventually(
        () => ask()('order.createDirect', order, key),
        ({ status }) => status === 200,
      );
      expect(again.code).toBe(200);
      expect(await eventually(look, ({ age }) => age === null)).toMatchObject({ status: 200, age: null });
      expect(await eventually(answers, (all) => all.has('200 null'))).toEqual(new Set(['200 null']));
      await database.inside(async ({ db }) => expect(await brokenInvariants(db)).toEqual({}));
    },
    120_000,
  );

  it('has made one order for each key', async () => {
    await database.inside(async ({ db }) =>
      expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(4),
    );
  });
});
