import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../../platform/ids/ids.ts';
import { brokenInvariants } from '../invariants.ts';
import { calling, dataFolder, type MallProcess, runMall } from '../mall-process.ts';
import { scaled } from '../scale.ts';

const kills = scaled(4, 20);
const ordersAKill = 5;
const stock = 2000;
const buyers = 12;
const started: MallProcess[] = [];
let folder: Awaited<ReturnType<typeof makeFolder>>;

const makeFolder = () =>
  dataFolder(async ({ given, shopper }) => {
    const people = [];
    for (let n = 0; n < buyers; n += 1) people.push(await shopper());
    return { people, sku: await given.sku({ stock }) };
  });

beforeAll(async () => {
  folder = await makeFolder();
}, 120_000);

afterAll(async () => {
  for (const mall of started) await mall.stop();
  folder.remove();
});

const start = async (): Promise<MallProcess> => {
  const mall = await runMall({ DATA_DIR: folder.dir });
  started.push(mall);
  await mall.ready();
  return mall;
};

type Buyer = { token: string; addressId: string };
type Try = { buyer: Buyer; key: string; previewHash: string; orderId: string | null };

/** Orders one piece under a key. The answer may never come: then the order number stays null. */
const order = async (url: string, attempt: Try): Promise<void> => {
  const { data, code } = await calling(url, attempt.buyer.token)(
    'order.createDirect',
    {
      skuId: folder.made.sku.skuId,
      qty: 1,
      addressId: attempt.buyer.addressId,
      previewHash: attempt.previewHash,
    },
    { 'idempotency-key': attempt.key },
  );
  if (code === 200) attempt.orderId = data.orderId;
};

/** Orders and pays one piece after the other until the server is gone. */
const shop = async (url: string, buyer: Buyer, tries: Try[]): Promise<void> => {
  const call = calling(url, buyer.token);
  try {
    for (;;) {
      const { data, code } = await call('order.previewDirect', {
        skuId: folder.made.sku.skuId,
        qty: 1,
        addressId: buyer.addressId,
      });
      if (code !== 200) return;
      const attempt: Try = { buyer, key: newId(), previewHash: data.previewHash, orderId: null };
      tries.push(attempt);
      await order(url, attempt);
      if (attempt.orderId === null) return;
      const { data: intent } = await call('payment.start', { id: attempt.orderId, method: 'sandbox' });
      await call('payment.sandbox', { id: intent.id, outcome: 'success' });
    }
  } catch {
    return; // the server was killed under this request
  }
};

/** Kills the mall as soon as some more orders were answered. */
const killUnderLoad = async (tries: Try[]): Promise<void> => {
  const mall = await start();
  const before = tries.length;
  const answered = () => tries.slice(before).filter(({ orderId }) => orderId !== null).length;
  // Requests without an answer at the last kill are repeated under their key, as a browser does.
  for (const attempt of tries.filter(({ orderId }) => orderId === null)) await order(mall.url, attempt);
  const shopping = Promise.all(folder.made.people.map((buyer) => shop(mall.url, buyer, tries)));
  while (answered() < ordersAKill) await sleep(5);
  mall.signal('SIGKILL');
  await shopping;
  expect(await mall.ended).toBeNull();
};

it(`loses no answered order and sells nothing twice, killed ${kills} times in the middle of orders`, async () => {
  const tries: Try[] = [];
  for (let kill = 0; kill < kills; kill += 1) await killUnderLoad(tries);
  const answered = tries.filter(({ orderId }) => orderId !== null).map(({ orderId }) => orderId);

  const last = await start();
  for (const attempt of tries.filter(({ orderId }) => orderId === null)) await order(last.url, attempt);
  const { data } = await calling(last.url, tries[0]?.buyer.token ?? '')('order.list', { tab: 'all' });
  expect(data.total).toBeGreaterThan(0);
  last.signal('SIGTERM');
  expect(await last.ended).toBe(0);

  await folder.inside(async ({ db }) => {
    const orders = await db.selectFrom('orders').select('id').execute();
    const ids = orders.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(answered));
    const promised = tries.map(({ orderId }) => orderId).filter((id) => id !== null);
    expect(new Set(ids)).toEqual(new Set(promised));
    expect(await brokenInvariants(db)).toEqual({});
    const sku = await db
      .selectFrom('skus')
      .select(['stock', 'held'])
      .where('id', '=', Number(folder.made.sku.skuId))
      .executeTakeFirstOrThrow();
    expect(sku.stock - sku.held).toBe(stock - ids.length);
  });
}, 900_000);
