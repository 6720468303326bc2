import { hourMs } from '@mall/contract/core/time';
import { onPostgres } from '../engine.ts';
import { calling, type MallProcess, postgresDatabase, runMall } from '../mall-process.ts';
import { shiftedClock } from '../shifted-clock.ts';

/** The embedded database shares the clock of its one process. */
const onlyPostgres = onPostgres ? describe : describe.skip;

onlyPostgres('processes whose clocks are three hours slow and three hours fast', () => {
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let slow: MallProcess;
  let fast: MallProcess;

  const makeDatabase = () =>
    postgresDatabase(process.env.TEST_DATABASE_URL ?? '', async ({ given, shopper }) => ({
      buyer: await shopper(),
      sku: await given.sku({ stock: 50 }),
    }));
  beforeAll(async () => {
    database = await makeDatabase();
    slow = await runMall({ ...database.env, ...shiftedClock(-3 * hourMs) });
    await slow.ready();
    fast = await runMall({ ...database.env, ...shiftedClock(3 * hourMs) });
    await fast.ready();
  }, 120_000);
  afterAll(async () => {
    for (const mall of [slow, fast]) await mall.stop();
    await database.remove();
  });

  const pairs = () =>
    [
      [slow, fast],
      [fast, slow],
    ] as const;
  const sentTo = async (mall: MallProcess, mobile: string): Promise<string> => {
    const page = await (await fetch(`${mall.url}/dev/sms`)).text();
    return new RegExp(`${mobile}.*?<code>(\\d+)</code>`, 's').exec(page)?.[1] ?? 'none';
  };

  it("tell the database's time", async () => {
    for (const { url } of [slow, fast]) {
      const told = Number((await fetch(`${url}/healthz`)).headers.get('x-server-time'));
      expect(Math.abs(told - Date.now())).toBeLessThan(hourMs);
    }
  });

  it('accept what the other made: a code, and an order that waits for its payment', async () => {
    const { buyer, sku } = database.made;
    for (const [one, other] of pairs()) {
      const mobile = one === slow ? '13911110001' : '13911110002';
      await calling(one.url, '')('session.sendSms', { mobile, purpose: 'login' });
      const code = await sentTo(one, mobile);
      const signedIn = await calling(other.url, '')('session.codeLogin', { mobile, verify_code: code });
      expect(signedIn.code).toBe(200);

      const order = { skuId: sku.skuId, qty: 1, addressId: buyer.addressId };
      const { data: preview } = await calling(one.url, buyer.token)('order.previewDirect', order);
      const { data: made } = await calling(one.url, buyer.token)('order.createDirect', {
        ...order,
        previewHash: preview.previewHash,
      });
      const asked = calling(other.url, buyer.token);
      const { data: payment } = await asked('payment.start', { id: made.orderId, method: 'sandbox' });
      const paid = await asked('payment.sandbox', { id: payment.id, outcome: 'success' });
      expect(paid).toMatchObject({ code: 200, data: { status: 'succeeded' } });
    }
  });

  it('sort what they made in the order in which they made it', async () => {
    const { data } = await calling(slow.url, database.made.buyer.token)('order.list', { tab: 'all' });
    const made = await database.inside(({ db }) =>
      db.selectFrom('orders').select('id').orderBy('created_at', 'desc').execute(),
    );
    expect(data.list.map(({ id }) => id)).toEqual(made.map(({ id }) => id));
  });
});
