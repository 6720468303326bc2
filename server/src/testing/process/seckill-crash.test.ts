import { hourMs } from '@mall/contract/core/time';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../../platform/ids/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { publishActivity } from '../../campaign/seckill/publish.ts';
import { brokenInvariants } from '../invariants.ts';
import { calling, type MallProcess, ownDatabase, runMall } from '../mall-process.ts';
import { scaled } from '../scale.ts';

const kills = scaled(2, 5);
const stock = 60;
const buyers = 90;
const started: MallProcess[] = [];
let database: Awaited<ReturnType<typeof makeDatabase>>;

const makeDatabase = () =>
  ownDatabase(async ({ db, given, shopper }) => {
    const people = [];
    for (let n = 0; n < buyers; n += 1) people.push(await shopper());
    const { skuId } = await given.sku({ stock });
    const activityId = await inTransaction(db, (tx) =>
      publishActivity(tx, {
        name: { zh: '秒杀' },
        skuId,
        price: 100,
        stock,
        startAt: new Date(Date.now() - hourMs),
        endAt: new Date(Date.now() + hourMs),
      }),
    );
    return { people, sale: { activityId, skuId, qty: 1 } };
  });

beforeAll(async () => {
  database = await makeDatabase();
}, 120_000);
afterAll(async () => {
  for (const mall of started) await mall.stop();
  await database.remove();
});

type Try = { token: string; addressId: string; key: string; previewHash: string; orderId: string | null };

const start = async (): Promise<MallProcess> => {
  const mall = await runMall(database.env);
  started.push(mall);
  await mall.ready();
  return mall;
};
const prepared = async (url: string): Promise<Try[]> => {
  const tries: Try[] = [];
  for (const { token, addressId } of database.made.people) {
    const { data } = await calling(url, token)('seckill.preview', { ...database.made.sale, addressId });
    tries.push({ token, addressId, key: newId(), previewHash: data.previewHash, orderId: null });
  }
  return tries;
};
/** The answer may never come, or be a refusal: then the order stays null. */
const order = async (url: string, attempt: Try): Promise<void> => {
  const { token, addressId, previewHash, key } = attempt;
  try {
    const { code, data } = await calling(url, token)(
      'seckill.create',
      { ...database.made.sale, addressId, previewHash },
      { 'idempotency-key': key },
    );
    if (code === 200) attempt.orderId = data.orderId;
  } catch {
    return; // the server was killed under this request
  }
};

it(`sells what there is and loses no answered order, killed ${kills} times in the middle of a rush`, async () => {
  const first = await start();
  const tries = await prepared(first.url);
  first.signal('SIGTERM');
  await first.ended;

  const answered = () => tries.filter(({ orderId }) => orderId !== null);
  for (let kill = 0; kill < kills; kill += 1) {
    const mall = await start();
    const before = answered().length;
    // A few at a time, so that there is something left for the next kill.
    const rush = Promise.all(
      tries
        .filter(({ orderId }) => orderId === null)
        .map((attempt, at) => sleep(at * 4).then(() => order(mall.url, attempt))),
    );
    while (answered().length < Math.min(stock, before + 4)) await sleep(2);
    mall.signal('SIGKILL');
    await rush;
    expect(await mall.ended).toBeNull();
  }
  const promised = answered().map(({ orderId }) => orderId);

  const last = await start();
  await Promise.all(tries.map((attempt) => order(last.url, attempt)));
  last.signal('SIGTERM');
  expect(await last.ended).toBe(0);

  await database.inside(async ({ db }) => {
    const ids = (await db.selectFrom('orders').select('id').execute()).map(({ id }) => id);
    expect(ids).toHaveLength(stock);
    expect(ids).toEqual(expect.arrayContaining(promised));
    expect(new Set(answered().map(({ orderId }) => orderId))).toEqual(new Set(ids));
    expect(await brokenInvariants(db)).toEqual({});
    const { stock_left: left } = await db
      .selectFrom('seckill_activities')
      .select('stock_left')
      .executeTakeFirstOrThrow();
    expect(left).toBe(0);
  });
}, 300_000);
