import { dayMs, hourMs } from '@mall/contract/core/time';
import type { Sent } from '@mall/contract/operations';
import { sql } from 'kysely';
import { shopAccountOf } from '../../platform/ledger/shop-accounts.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, hashShown, type People, type Shopper } from '../../testing/people.ts';
import { setTermsOf } from '../../testing/settlement.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let operator: ReturnType<Api['as']>;
let shop: Awaited<ReturnType<People['shop']>>;
let other: Awaited<ReturnType<People['shop']>>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })), lang: 'en' });
  [shop, other] = [await people.shop(), await people.shop()];
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

type Office = { call: (typeof shop)['call'] };
const at = (ms: number): string => new Date(Date.now() + ms).toISOString();
const own = (shopId = shop.id) =>
  api.given.sku({ shopId, stock: 10, price: 100_000, supply: 60_000, name: 'Alder bench' });
type Terms = Sent<'shopSeckill.save'> & { skuId: string };
const terms = async (over: object = {}): Promise<Terms> => ({
  name: { zh: '店铺秒杀', en: 'Weekend deals' },
  skuId: 'skuId' in over ? '' : (await own()).skuId,
  price: 50_000,
  stock: 4,
  startAt: at(-hourMs),
  endAt: at(hourMs),
  ...over,
});
const draft = async (over: object = {}, office: Office = shop) => {
  const asked = await terms(over);
  const { data } = await office.call('shopSeckill.save', asked);
  return { ...data, skuId: asked.skuId, piece: { activityId: data.id, skuId: asked.skuId, qty: 1 } };
};
const open = async (over: object = {}, office: Office = shop) => {
  const made = await draft(over, office);
  expect((await office.call('shopSeckill.schedule', { id: made.id, version: made.version })).code).toBe(200);
  return made;
};
const detail = async (id: string) => (await shop.call('shopSeckill.detail', { id })).data;
const buy = async (who: Shopper, piece: { activityId: string; skuId: string; qty: number }) => {
  const preview = await who.call('seckill.preview', { ...piece, addressId: who.addressId });
  return who.call('seckill.create', { ...piece, addressId: who.addressId, previewHash: hashShown(preview) });
};
const inList = async (id: string, code?: string, tab: 'running' | 'ended' = 'running') =>
  (await api.as(code === undefined ? {} : { code }).call('seckill.list', { tab })).data.slots.some(
    ({ items }) => items.some(({ seckill }) => seckill.activityId === id),
  );
const stockOf = async (skuId: string) =>
  (await api.db.selectFrom('skus').select('stock').where('id', '=', Number(skuId)).executeTakeFirstOrThrow())
    .stock;

describe('a shop’s own flash sale', () => {
  it('is drafted, changed, published, seen and bought in that shop alone, which bears it', async () => {
    const { id, version, skuId, piece } = await draft();
    const lin = await people.shopper({ code: shop.code });
    expect((await buy(lin, piece)).msgKey).toBe('missing');
    const changed = await shop.call('shopSeckill.save', {
      ...(await terms({ skuId })),
      id,
      version,
      price: 55_000,
    });
    expect(changed.data).toEqual({ id, version: 2 });
    expect((await shop.call('shopSeckill.schedule', { id, version })).msgKey).toBe('goods.changedElsewhere');
    expect((await shop.call('shopSeckill.schedule', changed.data)).code).toBe(200);
    expect(await stockOf(skuId)).toBe(6);

    expect(await inList(id, shop.code)).toBe(true);
    expect(await inList(id, other.code)).toBe(false);
    expect(await inList(id)).toBe(false);
    for (const stranger of [await people.shopper({ code: other.code }), await people.shopper()]) {
      const asked = { ...piece, addressId: stranger.addressId };
      expect((await stranger.call('seckill.preview', asked)).code).toBe(40400);
      // The gate knows the sale already: it is no more told of it than the page.
      const order = { ...asked, previewHash: '0'.repeat(16) };
      expect((await stranger.call('seckill.create', order)).code).toBe(40400);
    }

    const { data: order } = await buy(lin, piece);
    expect(order.pay).toBe(55_000);
    await people.pay(lin, order.orderId);
    const { rows } = await sql<{ sum: number }>`
      select coalesce(sum(e.delta), 0)::bigint as sum from ledger_entries e join ledger_txns t on t.id = e.txn_id
      where e.account = ${shopAccountOf(shop.id, 'sales')} and (t.biz_id = ${order.orderId}
        or t.biz_id in (select id from payment_intents where order_id = ${order.orderId}))`.execute(api.db);
    expect(rows[0]?.sum).toBe(-55_000);
    const { goods, figures, sold, state } = await detail(id);
    expect({ sold, state, figures }).toEqual({
      sold: 1,
      state: 'running',
      figures: { sold: 1, unpaid: 0, left: 3, orders: 1, taken: 55_000, off: goods.price - 55_000 },
    });
    const { data: told } = await operator.call('mallCampaign.detail', { kind: 'seckill', id });
    expect(told).toMatchObject({
      shop: { id: shop.id },
      cost: { mall: 0, shops: goods.price - 55_000 },
      adjust: [],
      madeBy: null,
    });
  });

  it('is nobody else’s: for another shop it is not there, and neither are others’ goods', async () => {
    const { id, version, skuId } = await open();
    expect((await other.call('shopSeckill.detail', { id })).code).toBe(40400);
    const asked = { id, version };
    expect((await other.call('shopSeckill.close', asked)).code).toBe(40400);
    expect((await other.call('shopSeckill.discard', asked)).code).toBe(40400);
    expect((await other.call('shopSeckill.schedule', asked)).code).toBe(40400);
    expect((await other.call('shopSeckill.adjust', { ...asked, pieces: 9 })).code).toBe(40400);
    expect((await other.call('shopSeckill.save', { ...(await terms({ skuId })), ...asked })).code).toBe(
      40400,
    );
    expect((await other.call('shopSeckill.goods', { skuId })).code).toBe(40400);
    expect((await other.call('shopSeckill.list', {})).data.total).toBe(0);
    const { skuId: malls } = await api.given.sku({ stock: 10 });
    expect((await shop.call('shopSeckill.save', await terms({ skuId: malls }))).msgKey).toBe('missing');
    expect(
      (await shop.call('product.select', { own: true, size: 100 })).data.list.map((sku) => sku.skuId),
    ).not.toContain(malls);
    // Nor the mall's: it sees what is published, and changes nothing of it.
    const which = { kind: 'seckill' as const, id };
    expect((await operator.call('mallCampaign.adjust', { ...which, version, pieces: 9 })).msgKey).toBe(
      'missing',
    );
    expect((await operator.call('platformSeckill.close', { id })).msgKey).toBe('missing');
    const { id: hidden } = await draft();
    expect((await operator.call('mallCampaign.detail', { ...which, id: hidden })).msgKey).toBe('missing');
    expect((await operator.call('mallCampaign.close', { ...which, id: hidden })).msgKey).toBe('missing');
  });

  it('shares its SKU with no other sale at the same time, but for other hours of the day', async () => {
    const { id, skuId } = await open();
    const later = await draft({ skuId, startAt: at(2 * hourMs), endAt: at(3 * hourMs) });
    const ask = { skuId, from: at(0), to: at(hourMs) };
    expect((await shop.call('shopSeckill.goods', ask)).data.neighbours.map((one) => one.id)).toEqual([id]);
    expect((await shop.call('shopSeckill.schedule', { id: later.id, version: 1 })).code).toBe(200);
    const refused = await shop.call('shopSeckill.adjust', { id, version: 1, endAt: at(2.5 * hourMs) });
    expect(refused).toMatchObject({
      msgKey: 'seckill.overlaps',
      msg: expect.stringContaining('Weekend deals'),
    });
    const meets = await draft({ skuId, startAt: at(2.5 * hourMs), endAt: at(4 * hourMs), stock: 1 });
    expect((await shop.call('shopSeckill.schedule', { id: meets.id, version: 1 })).msgKey).toBe(
      'seckill.overlaps',
    );
    expect(await stockOf(skuId)).toBe(2);

    const days = { skuId: (await own()).skuId, startAt: at(dayMs), endAt: at(5 * dayMs), stock: 1 };
    const [early, late, both] = [
      ['08:00', '10:00'],
      ['10:00', '12:00'],
      ['09:00', '11:00'],
    ].map(([from, to]) => ({ ...days, slots: [{ from, to }] }));
    await open(early);
    await open(late);
    const third = await draft(both);
    expect((await shop.call('shopSeckill.schedule', { id: third.id, version: 1 })).msgKey).toBe(
      'seckill.overlaps',
    );
  });

  it('of two that are published for one SKU at once only one is, and none meets one of the mall', async () => {
    const { skuId } = await own();
    const drafts = [await draft({ skuId, stock: 1 }), await draft({ skuId, stock: 1 })];
    const answers = await Promise.all(
      drafts.map(({ id, version }) => shop.call('shopSeckill.schedule', { id, version })),
    );
    expect(answers.map(({ msgKey }) => msgKey ?? 'done').toSorted()).toEqual(['done', 'seckill.overlaps']);
    expect(await stockOf(skuId)).toBe(9);

    // Goods that the mall handed to a shop while it sold them: both ways round.
    const moved = await api.given.sku({ stock: 10, price: 100_000, supply: 60_000 });
    const { data: malls } = await operator.call(
      'mallCampaign.saveSeckill',
      await terms({ skuId: moved.skuId }),
    );
    const second = await operator.call('mallCampaign.saveSeckill', await terms({ skuId: moved.skuId }));
    const asMalls = (one: { id: string; version: number }) =>
      operator.call('mallCampaign.schedule', { kind: 'seckill', ...one });
    expect((await asMalls(malls)).code).toBe(200);
    const handTo = (to: string | null) =>
      api.db.updateTable('products').set({ shop_id: to }).where('id', '=', Number(moved.productId)).execute();
    await handTo(shop.id);
    const theirs = await draft({ skuId: moved.skuId });
    const publish = () => shop.call('shopSeckill.schedule', { id: theirs.id, version: theirs.version });
    expect((await publish()).msgKey).toBe('seckill.overlaps');
    await operator.call('mallCampaign.close', { kind: 'seckill', id: malls.id });
    expect((await publish()).code).toBe(200);
    await handTo(null);
    expect((await asMalls(second.data)).msgKey).toBe('seckill.overlaps');
    await handTo(shop.id);
  });

  it('is sold out in its own shop while others are told nothing, and stock is in one place when it is closed', async () => {
    const { id, skuId, piece } = await open({ stock: 2 });
    const buyers = await Promise.all(
      Array.from({ length: 6 }, (_, nth) => people.shopper({ code: nth % 3 === 2 ? other.code : shop.code })),
    );
    const bought = await Promise.all(buyers.map((who) => buy(who, piece)));
    bought.forEach(({ msgKey, code }, nth) => {
      if (nth % 3 === 2) expect(code).toBe(40400);
      else expect(msgKey ?? 'done').toMatch(/^(done|seckill\.soldOut|seckill\.waiting)$/);
    });
    expect(bought.filter(({ code }) => code === 200)).toHaveLength(2);
    const stranger = await people.shopper({ code: other.code });
    const order = { ...piece, addressId: stranger.addressId, previewHash: '0'.repeat(16) };
    expect((await stranger.call('seckill.create', order)).code).toBe(40400);
    expect((await shop.call('shopSeckill.adjust', { id, version: 1, pieces: 5 })).code).toBe(200);
    expect((await shop.call('shopSeckill.adjust', { id, version: 2, pieces: 4 })).msgKey).toBe(
      'campaign.fewer',
    );
    expect((await shop.call('shopSeckill.close', { id })).code).toBe(200);
    expect((await shop.call('shopSeckill.close', { id })).msgKey).toBe('campaign.notNow');
    expect(await stockOf(skuId)).toBe(8);
    expect(await inList(id, shop.code, 'ended')).toBe(true);
    expect(await inList(id, other.code, 'ended')).toBe(false);
    expect((await api.as({ code: shop.code }).call('seckill.summary', { id })).data).toMatchObject({
      sold: 2,
    });
    expect((await api.as().call('seckill.summary', { id })).code).toBe(40400);
    const { list } = (await shop.call('audit.list', { area: 'price' })).data;
    expect(list.slice(0, 2).map(({ action }) => action)).toEqual(['seckill.close', 'seckill.adjust']);
  });

  it('pays the mall’s fee with each piece', async () => {
    const costly = await people.shop();
    const { skuId } = await own(costly.id);
    await setTermsOf(api, costly.id, { fee_bps: 500, fixed_fee: 950 });
    const priced = async (price: number) => costly.call('shopSeckill.save', await terms({ skuId, price }));
    const refused = await priced(999);
    expect(refused).toMatchObject({ msgKey: 'seckill.belowFee', data: { least: expect.any(Number) } });
    const { least } = (await costly.call('shopSeckill.goods', { skuId })).data.goods;
    expect((await priced(least)).code).toBe(200);
    expect((await priced(least - 1)).msgKey).toBe('seckill.belowFee');
    // Nothing is said of what another shop sells, not even its lowest price.
    expect((await costly.call('shopSeckill.save', await terms({ price: 1 }))).msgKey).toBe('missing');
  });

  it('is ended by the mall with a reason that the shop reads', async () => {
    const { id } = await open();
    const end = (reason: string) => operator.call('mallCampaign.close', { kind: 'seckill', id, reason });
    expect((await end('')).msgKey).toBe('campaign.reasonMissing');
    expect((await end('The price was a typing error.')).code).toBe(200);
    expect(await detail(id)).toMatchObject({ state: 'closed', endReason: 'The price was a typing error.' });
    const { list } = (await shop.call('audit.list', { area: 'price' })).data;
    expect(list[0]).toMatchObject({ action: 'seckill.end' });
    const { data: listed } = await operator.call('mallCampaign.list', { owner: 'shops', kind: 'seckill' });
    expect(listed.list.find((one) => one.id === id)?.shop?.id).toBe(shop.id);
  });
});

it('belongs to who may change prices, and is found by state and name', async () => {
  const { id, version } = await draft({ name: { zh: '独一份', en: 'One of a kind' } });
  const found = await shop.call('shopSeckill.list', { state: 'draft', keyword: 'of a kind' });
  expect(found.data.list.map((one) => one.id)).toEqual([id]);
  const asked = { ...(await terms()), id, version };
  const seller = await people.staff(shop.id, 'sales');
  expect((await seller.call('shopSeckill.detail', { id })).code).toBe(200);
  for (const refused of [
    await seller.call('shopSeckill.save', asked),
    await seller.call('shopSeckill.schedule', { id, version }),
    await seller.call('shopSeckill.adjust', { id, version, pieces: 9 }),
    await seller.call('shopSeckill.close', { id }),
    await seller.call('shopSeckill.discard', { id, version }),
  ])
    expect(refused.msgKey).toBe('access.denied');
  const many = await Promise.all(
    [40_000, 41_000].map((price) => shop.call('shopSeckill.save', { ...asked, price })),
  );
  expect(many.map(({ msgKey }) => msgKey ?? 'done').toSorted()).toEqual(['done', 'goods.changedElsewhere']);
  expect((await shop.call('shopSeckill.discard', { id, version: 2 })).code).toBe(200);
  expect((await shop.call('shopSeckill.detail', { id })).msgKey).toBe('missing');
});
