import { sql } from 'kysely';
import { recordCounts, undoCount } from '../../catalog/index.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

type CountRow = { skuId: string; expected: number; counted: number };

let api: Api;
let people: People;
let shop: Awaited<ReturnType<People['shop']>>;
let wei: ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  shop = await people.shop();
  const memberId = await api.given.member({ name: 'Wei' });
  await api.given.operator(memberId);
  wei = api.as({ token: await api.signIn(memberId), lang: 'en' });
});
afterAll(async () => {
  await expectInvariants(api);
  await api.stop();
});

const given = async (stock: number, name?: string) =>
  (await api.given.sku({ stock, ...(name !== undefined && { name }) })).skuId;
const count = async (...rows: readonly CountRow[]): Promise<string> =>
  (await wei.call('mallStock.count', { rows })).data.id ?? 'none';
const undo = (id: string) => wei.call('mallStock.undoCount', { id });
const change = (id: string, by: number) =>
  wei.call('mallStock.change', { id, change: by, reason: by > 0 ? 'received' : 'missing' });
const stockOf = async (id: string) => (await wei.call('mallStock.detail', { id })).data;
const movesOf = async (id: string) =>
  (await wei.call('mallStock.moves', { id })).data.list.map(({ kind, change: by, after, by: who }) => [
    kind,
    by,
    after,
    who,
  ]);

it('takes back what a count changed, by the difference: what moved since stays', async () => {
  const [more, less, same] = [await given(10), await given(10), await given(10)];
  const id = await count(
    { skuId: more, expected: 10, counted: 13 },
    { skuId: less, expected: 10, counted: 6 },
    { skuId: same, expected: 10, counted: 10 },
  );
  expect((await stockOf(same)).countedAt).not.toBeNull();
  const buyer = await people.shopper();
  await people.paidOrder(buyer, less, 2);
  await change(more, 5);
  expect(await undo(id)).toMatchObject({ code: 200, data: { count: 3 } });
  expect(await stockOf(more)).toMatchObject({ onHand: 15, countedAt: null });
  expect(await stockOf(less)).toMatchObject({ onHand: 8, toSend: 2 });
  expect(await stockOf(same)).toMatchObject({ onHand: 10, countedAt: null });
  expect(await movesOf(less)).toEqual([
    ['countUndone', 4, 8, 'Wei'],
    ['sold', -2, 4, null],
    ['counted', -4, 6, 'Wei'],
  ]);
  const log = await api.db
    .selectFrom('audit_log')
    .select(['action', 'diff'])
    .where('object', '=', 'sku:some')
    .orderBy('at', 'desc')
    .executeTakeFirst();
  expect(log).toMatchObject({ action: 'stock.undoCount', diff: { new: { count: 3 } } });
});

it('a count is undone once, and not after a day', async () => {
  const sku = await given(10);
  const id = await count({ skuId: sku, expected: 10, counted: 12 });
  expect((await undo(id)).code).toBe(200);
  expect(await undo(id)).toMatchObject({
    code: 40900,
    msgKey: 'stock.undoTooLate',
    msg: 'A count can be undone once, within 24 hours',
  });
  const old = await count({ skuId: sku, expected: 10, counted: 7 });
  await api.db
    .updateTable('stock_moves')
    .set({ at: new Date(Date.now() - 25 * 3_600_000) })
    .where('ref', '=', old)
    .execute();
  expect((await undo(old)).msgKey).toBe('stock.undoTooLate');
  expect((await undo('nobody-counted')).msgKey).toBe('stock.undoTooLate');
  expect(await stockOf(sku)).toMatchObject({ onHand: 7 });
});

it('a count that was written in parts is undone whole, as long as its last part can be', async () => {
  const [first, last] = [await given(10), await given(10)];
  const id = await count(
    { skuId: first, expected: 10, counted: 12 },
    { skuId: last, expected: 10, counted: 7 },
  );
  await api.db
    .updateTable('stock_moves')
    .set({ at: new Date(Date.now() - 25 * 3_600_000) })
    .where('ref', '=', id)
    .where('sku_id', '=', Number(first))
    .execute();
  expect((await undo(id)).data).toEqual({ count: 2 });
  expect([(await stockOf(first)).onHand, (await stockOf(last)).onHand]).toEqual([10, 10]);
});

it('of two counts that began at one moment the later is the one that had the stock last', async () => {
  const sku = Number(await given(10));
  const by = await api.given.member();
  const why = await api.db.transaction().execute(async (tx) => {
    await recordCounts(tx, { shopId: null }, [{ skuId: sku, expected: 10, counted: 12 }], {
      id: 'first-of-two',
      note: '',
      by,
    });
    await sql`select pg_sleep(0.02)`.execute(tx);
    await recordCounts(tx, { shopId: null }, [{ skuId: sku, expected: 12, counted: 11 }], {
      id: 'second-of-two',
      note: '',
      by,
    });
    const undone = await undoCount(tx, { shopId: null }, { id: 'first-of-two', by });
    return 'why' in undone ? undone.why : 'undone';
  });
  expect(why).toBe('counted');
});

it('puts no stock back on a SKU that is offered no more', async () => {
  const [gone, kept] = [await given(10), await given(10)];
  const id = await count(
    { skuId: gone, expected: 10, counted: 6 },
    { skuId: kept, expected: 10, counted: 6 },
  );
  await api.db.updateTable('skus').set({ offered: false }).where('id', '=', Number(gone)).execute();
  expect((await undo(id)).data).toEqual({ count: 2 });
  const { stock } = await api.db
    .selectFrom('skus')
    .select('stock')
    .where('id', '=', Number(gone))
    .executeTakeFirstOrThrow();
  expect([stock, (await stockOf(kept)).onHand]).toEqual([6, 10]);
});

it('what was counted again since is undone from the last count on', async () => {
  const [lamp, sofa] = [await given(10, 'Ola lamp'), await given(4)];
  const first = await count(
    { skuId: lamp, expected: 10, counted: 8 },
    { skuId: sofa, expected: 4, counted: 5 },
  );
  const second = await count({ skuId: lamp, expected: 8, counted: 9 });
  const refused = await undo(first);
  expect(refused.msgKey).toBe('stock.countedSince');
  expect(refused.msg).toMatch(/^Counted again since: Ola lamp · [^,]+\. Undo that count first$/);
  expect(await stockOf(sofa)).toMatchObject({ onHand: 5 });
  expect((await undo(second)).code).toBe(200);
  expect((await undo(first)).code).toBe(200);
  expect([(await stockOf(lamp)).onHand, (await stockOf(sofa)).onHand]).toEqual([10, 4]);
});

it('never goes below what is held: the refusal names the goods, and nothing is taken back', async () => {
  const [desk, chair] = [await given(0, 'Kvist desk'), await given(3)];
  const id = await count({ skuId: desk, expected: 0, counted: 3 }, { skuId: chair, expected: 3, counted: 1 });
  const buyer = await people.shopper();
  await people.buy(buyer, desk, 1);
  const refused = await undo(id);
  expect(refused).toMatchObject({ code: 40901, msgKey: 'stock.undoHeld' });
  expect(refused.msg).toContain('this count: Kvist desk · ');
  expect(await stockOf(chair)).toMatchObject({ onHand: 1 });
  // What is paid has left, and the pieces that the count found with it.
  const other = await given(0, 'Sold lamp');
  const found = await count({ skuId: other, expected: 0, counted: 2 });
  await people.paidOrder(buyer, other, 1);
  expect((await undo(found)).msg).toContain('this count: Sold lamp · ');
  expect(await stockOf(other)).toMatchObject({ onHand: 1 });
});

it('never has more than a SKU can have', async () => {
  const sku = await given(1_000_000);
  const id = await count({ skuId: sku, expected: 1_000_000, counted: 999_990 });
  await change(sku, 5);
  expect((await undo(id)).msgKey).toBe('stock.tooMany');
});

it('another seller’s count is none', async () => {
  const own = (await api.given.sku({ stock: 5, shopId: shop.id })).skuId;
  const { data } = await shop.call('shopStock.count', { rows: [{ skuId: own, expected: 5, counted: 2 }] });
  const id = data.id ?? '';
  expect((await undo(id)).msgKey).toBe('stock.undoTooLate');
  const other = await people.shop();
  expect((await other.call('shopStock.undoCount', { id })).msgKey).toBe('stock.undoTooLate');
  expect((await shop.call('shopStock.undoCount', { id })).data).toEqual({ count: 1 });
  expect((await shop.call('shopStock.detail', { id: own })).data).toMatchObject({ onHand: 5 });
});

it('a count that was not taken has nothing to undo', async () => {
  const sku = await given(5);
  const { data } = await wei.call('mallStock.count', { rows: [{ skuId: sku, expected: 4, counted: 4 }] });
  expect(data).toMatchObject({ id: null, counted: 0 });
});

describe('at the same time', () => {
  it('of 10 who undo one count one does', async () => {
    const skus = [await given(10), await given(10)];
    const id = await count(...skus.map((skuId) => ({ skuId, expected: 10, counted: 4 })));
    const replies = await Promise.all(Array.from({ length: 10 }, () => undo(id)));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(replies.filter(({ msgKey }) => msgKey === 'stock.undoTooLate')).toHaveLength(9);
    for (const sku of skus) expect(await stockOf(sku)).toMatchObject({ onHand: 10 });
  });

  it('sales and an undo of the same pieces: nothing is sold that is not there', async () => {
    for (let round = 0; round < 3; round += 1) {
      const skus = [await given(2), await given(2)];
      const id = await count(...skus.map((skuId) => ({ skuId, expected: 2, counted: 6 })));
      const buyers = await Promise.all(Array.from({ length: 8 }, () => people.shopper()));
      const sales = buyers.map(async (buyer, n) => {
        const { code, data } = await people.buy(buyer, skus[n % 2] ?? '');
        if (code === 200) await people.pay(buyer, data.orderId);
        return code;
      });
      const [undone, ...codes] = await Promise.all([undo(id), ...sales]);
      if (undone.code !== 200) expect(undone.msgKey).toBe('stock.undoHeld');
      const sold = codes.filter((code) => code === 200).length;
      const left = await Promise.all(skus.map(async (sku) => (await stockOf(sku)).onHand));
      expect(left.reduce((sum, n) => sum + n, sold)).toBe(undone.code === 200 ? 4 : 12);
      await expectInvariants(api);
    }
  });

  it('a count and the undo of the one before: the stock is what its moves say', async () => {
    const sku = await given(10);
    const first = await count({ skuId: sku, expected: 10, counted: 12 });
    const [undone, again] = await Promise.all([
      undo(first),
      wei.call('mallStock.count', { rows: [{ skuId: sku, expected: 12, counted: 11 }] }),
    ]);
    // Whoever came second was told: the count that its stock moved, the undo that somebody counted again.
    expect([undone.msgKey === 'stock.countedSince', again.data.counted === 1]).toEqual(
      undone.code === 200 ? [false, false] : [true, true],
    );
    expect((await stockOf(sku)).onHand).toBe(undone.code === 200 ? 10 : 11);
  });
});
