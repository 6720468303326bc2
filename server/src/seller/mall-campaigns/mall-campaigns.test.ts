import type { Output } from '@mall/contract/operations';
import { sql } from 'kysely';
import { followNewOrder } from '../../incentive/index.ts';
import { createFriends } from '../../testing/friends.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, hashShown, type People, type Shopper } from '../../testing/people.ts';
import { setTermsOf } from '../../testing/settlement.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let operator: ReturnType<Api['as']>;
type Shop = Awaited<ReturnType<People['shop']>>;
let shop: Shop;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })), lang: 'en' });
});
beforeEach(async () => {
  shop = await people.shop();
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const all = { coupon: true, seckill: true, boost: true };
/** Takes part as said; in what is not said it does. */
const set = async (over: Partial<typeof all>, office: Pick<Shop, 'call'> = shop) => {
  const { data } = await office.call('shopCampaign.get');
  return office.call('shopCampaign.save', { version: data.version, ...all, ...over });
};
const here = () => people.shopper({ code: shop.code, lang: 'en' });
const reason = "This shop does not take the mall's coupons";

describe('the switches', () => {
  it('begin with taking part in all, and keep since when the shop does not', async () => {
    const { data } = await shop.call('shopCampaign.get');
    expect(data).toEqual({ version: 1, coupon: null, seckill: null, boost: null, couponBps: 0 });
    const { data: left } = await set({ coupon: false });
    expect(left).toMatchObject({ version: 2, coupon: expect.any(String), seckill: null, boost: null });
    const { data: more } = await set({ coupon: false, boost: false });
    expect(more).toMatchObject({ version: 3, coupon: left.coupon, boost: expect.any(String) });
    expect((await set({ coupon: false, boost: false })).data.version).toBe(3);
    expect((await set({})).data).toMatchObject({ version: 4, coupon: null, boost: null });
  });

  it('tell the second of two people what the first has set, and change nothing', async () => {
    const asked = { version: 1, ...all };
    const both = await Promise.all([
      shop.call('shopCampaign.save', { ...asked, coupon: false }),
      shop.call('shopCampaign.save', { ...asked, boost: false }),
    ]);
    const late = both.find(({ code }) => code !== 200);
    expect(late?.msgKey).toBe('goods.changedElsewhere');
    const { data: now } = await shop.call('shopCampaign.get');
    expect(now.version).toBe(2);
    expect(late?.data).toEqual(now);
  });

  it('are for who may change prices, and stand in the log of the shop', async () => {
    const stranger = await people.shop();
    const looker = await people.staff(shop.id, 'sales');
    expect((await looker.call('shopCampaign.get')).code).toBe(200);
    expect((await set({ seckill: false }, looker)).code).toBe(40300);
    expect((await set({ seckill: false }, stranger)).code).toBe(200);
    expect((await shop.call('shopCampaign.get')).data.version).toBe(1);
    await set({ seckill: false });
    const { data } = await api.as({ token: shop.token ?? '', lang: 'en' }).call('audit.list', {});
    expect(data.list[0]).toMatchObject({
      title: "Part in the mall's campaigns changed",
      changes: [{ field: "The mall's flash sales", old: 'yes', new: 'no' }],
    });
  });

  it('say which share of the mall’s coupons the shop bears', async () => {
    await setTermsOf(api, shop.id, { coupon_bps: 3000 });
    expect((await shop.call('shopCampaign.get')).data.couponBps).toBe(3000);
  });

  it('are seen by operators, in campaigns and beside the shop', async () => {
    const { activityId: id } = await people.activity();
    const count = async () =>
      (await operator.call('mallCampaign.detail', { kind: 'seckill', id })).data.keptOut;
    const before = await count();
    await set({ coupon: false, seckill: false });
    expect(await count()).toBe(before + 1);
    const { data } = await operator.call('mallShop.list', { keyword: shop.code });
    expect(data.list.map(({ keepsOut }) => keepsOut)).toEqual([['seckill', 'coupon']]);
  });
});

describe('a coupon of the mall', () => {
  let skuId: string;
  beforeEach(async () => {
    ({ skuId } = await api.given.sku({ price: 100_000, stock: 20 }));
  });
  const holding = async (over: Parameters<People['template']>[0] = {}) => {
    const lin = await here();
    const id = await people.template(over);
    const { data } = await lin.call('coupon.take', { id });
    return { lin, templateId: id, couponId: data.id };
  };
  const preview = (who: Shopper, couponId?: string) =>
    who.call('order.previewDirect', {
      ...{ skuId, qty: 1, addressId: who.addressId },
      ...(couponId === undefined ? {} : { couponId }),
    });
  const inCenter = async (templateId: string) =>
    (await api.as({ code: shop.code }).call('coupon.center', { size: 100 })).data.list.some(
      ({ id }) => id === templateId,
    );
  it('is not offered there, and cart and preview say why it does not work, with what it would need first left out', async () => {
    const { lin, templateId, couponId } = await holding({ value: 2500, threshold: 900_000 });
    await lin.call('cart.add', { skuId, qty: 1 });
    expect((await lin.call('cart.get')).data.bill.couponNote).toBeNull();
    expect(await inCenter(templateId)).toBe(true);
    await set({ coupon: false });
    expect(await inCenter(templateId)).toBe(false);
    expect((await lin.call('cart.get')).data.bill).toMatchObject({ discount: 0, couponNote: reason });
    const { data } = await preview(lin);
    expect(data.coupons.unusable).toMatchObject([{ id: couponId, reason }]);
    await set({});
    expect((await lin.call('cart.get')).data.bill.couponNote).toBeNull();
  });

  it('works again elsewhere, and the shop’s own works there', async () => {
    const { lin, couponId } = await holding();
    await set({ coupon: false });
    const own = await people.template({ shopId: shop.id, value: 700 });
    await api.db
      .updateTable('coupon_templates')
      .set({ owner: 'shop', funder: 'shop' })
      .where('id', '=', own)
      .execute();
    const { data: taken } = await lin.call('coupon.take', { id: own });
    const { data } = await preview(lin);
    expect(data.coupons.chosen).toBe(taken.id);
    const elsewhere = api.as({ token: lin.token ?? '' });
    const { data: mall } = await elsewhere.call('order.previewDirect', { skuId, qty: 1, couponId });
    expect(mall.coupons.chosen).toBe(couponId);
  });

  it('is not taken by an order that was shown it before, and keeps what was ordered', async () => {
    const { lin, couponId } = await holding();
    const { lin: wei, couponId: his } = await holding();
    const asked = { skuId, qty: 1, remark: '' };
    const shown = await preview(lin, couponId);
    const order = { ...asked, addressId: lin.addressId, couponId, previewHash: hashShown(shown) };
    const earlier = await wei.call('order.createDirect', {
      ...{ ...asked, addressId: wei.addressId, couponId: his },
      previewHash: hashShown(await preview(wei, his)),
    });
    expect(earlier.code).toBe(200);
    await set({ coupon: false });
    const late = await lin.call('order.createDirect', order);
    expect(late).toMatchObject({ msgKey: 'coupon.notUsable', data: { couponId, reason } });
    await people.pay(wei, earlier.data.orderId);
    expect((await wei.call('order.detail', { id: earlier.data.orderId })).data.discount).toBe(1000);
  });

  it('is not taken by the statement that writes an order, whatever was read before it', async () => {
    const { lin, couponId } = await holding();
    const orderId = await people.paidOrder(await here(), skuId);
    const locks = async (shopId: string | null): Promise<number> => {
      const part = followNewOrder(
        { id: orderId, userId: lin.memberId, shopId, couponId },
        sql<boolean>`true`,
      );
      const taken = { n: 0 };
      const undone = api.db.transaction().execute(async (tx) => {
        taken.n = (await sql`with ${part} select id from coupon`.execute(tx)).rows.length;
        throw new Error('taken back');
      });
      await expect(undone).rejects.toThrow('taken back');
      return taken.n;
    };
    expect(await locks(shop.id)).toBe(1);
    await set({ coupon: false });
    expect([await locks(shop.id), await locks(null)]).toEqual([0, 1]);
  });

  it('is in an order or out of it, whenever the switch is turned meanwhile', async () => {
    const held = [await holding(), await holding(), await holding(), await holding()];
    const orders = await Promise.all(
      held.map(async ({ lin, couponId }) => ({
        lin,
        order: {
          ...{ skuId, qty: 1, remark: '', addressId: lin.addressId, couponId },
          previewHash: hashShown(await preview(lin, couponId)),
        },
      })),
    );
    const [turned, ...placed] = await Promise.all([
      set({ coupon: false }),
      ...orders.map(({ lin, order }) => lin.call('order.createDirect', order)),
    ]);
    expect(turned.code).toBe(200);
    for (const one of placed) if (one.code !== 200) expect(one.msgKey).toBe('coupon.notUsable');
    const locked = await api.db
      .selectFrom('coupons')
      .select(['id', 'status'])
      .where(
        'id',
        'in',
        held.map(({ couponId }) => couponId),
      )
      .where('status', '=', 'locked')
      .execute();
    expect(locked).toHaveLength(placed.filter(({ code }) => code === 200).length);
  });
});

describe('a flash sale of the mall', () => {
  const slots = (data: Output<'seckill.list'>) =>
    data.slots.flatMap(({ items }) => items.map(({ seckill }) => seckill.activityId));

  it('is in no list and on no product page there, and sells everywhere else', async () => {
    const { skuId, productId } = await api.given.sku({ price: 100_000, stock: 100 });
    const sale = await people.activity({ skuId });
    const piece = { ...sale, qty: 1 };
    const visitor = api.as({ code: shop.code });
    const shownIn = async (who: Pick<Shop, 'call'>) => [
      slots((await who.call('seckill.list', { tab: 'running' })).data).includes(sale.activityId),
      (await who.call('seckill.product', { id: productId })).data.activities.length === 1,
      // Cached: whoever looks after the change reads an answer that was made after it.
      (await who.call('product.detail', { id: productId })).data.tags.includes('seckill'),
    ];
    const lin = await here();
    const preview = await lin.call('seckill.preview', { ...piece, addressId: lin.addressId });
    expect((await visitor.call('product.detail', { id: productId })).data.tags).toContain('seckill');
    await set({ seckill: false });
    const elsewhere = api.as({ code: (await people.shop()).code });
    expect(await shownIn(elsewhere)).toEqual([true, true, true]);
    expect(await shownIn(visitor)).toEqual([false, false, false]);
    expect((await lin.call('seckill.preview', { ...piece, addressId: lin.addressId })).msgKey).toBe(
      'campaign.notHere',
    );
    const order = { ...piece, addressId: lin.addressId, previewHash: hashShown(preview) };
    expect((await lin.call('seckill.create', order)).msgKey).toBe('campaign.notHere');
    const wei = await people.shopper();
    const shown = await wei.call('seckill.preview', { ...piece, addressId: wei.addressId });
    const bought = await wei.call('seckill.create', {
      ...{ ...piece, addressId: wei.addressId },
      previewHash: hashShown(shown),
    });
    expect(bought.data.pay).toBe(50_000);
  });

  it('sells to the others of a rush, and keeps no piece for a shop that leaves meanwhile', async () => {
    const sale = await people.activity();
    const piece = { ...sale, qty: 1 };
    const buyers = [await here(), await people.shopper(), await here(), await people.shopper()];
    const shown = await Promise.all(
      buyers.map((who) => who.call('seckill.preview', { ...piece, addressId: who.addressId })),
    );
    const [, ...replies] = await Promise.all([
      set({ seckill: false }),
      ...buyers.map((who, at) =>
        who.call('seckill.create', {
          ...{ ...piece, addressId: who.addressId },
          previewHash: hashShown(shown[at] as Parameters<typeof hashShown>[0]), // one for each buyer
        }),
      ),
    ]);
    expect([replies[1]?.code, replies[3]?.code]).toEqual([200, 200]);
    for (const one of [replies[0], replies[2]])
      if (one?.code !== 200) expect(one?.msgKey).toBe('campaign.notHere');
    const placed = replies.filter(({ code }) => code === 200).length;
    const { stock_left: left } = await api.db
      .selectFrom('seckill_activities')
      .select('stock_left')
      .where('id', '=', sale.activityId)
      .executeTakeFirstOrThrow();
    expect(left).toBe(10 - placed);
  });
});

describe('a boost', () => {
  it('cannot be begun there; one that was begun before is ordered there, a later one elsewhere', async () => {
    const friends = createFriends(api, people);
    const lin = await here();
    const before = await friends.reached({}, lin);
    const wei = await here();
    await set({ boost: false });
    const id = await people.boost();
    expect((await wei.call('boost.initiate', { id })).msgKey).toBe('campaign.notHere');
    expect((await wei.call('boost.detail', { id })).data.activity.whyNot).toBe('campaign.notHere');
    expect((await wei.call('boost.center', { size: 100 })).data.list).toEqual([]);
    expect((await friends.order(lin, before.launch.id)).data.pay).toBe(60_000);

    const outside: Shopper = { ...wei, ...api.as({ token: wei.token ?? '' }) };
    const later = await friends.reached({}, outside);
    expect((await wei.call('boost.preview', { id: later.launch.id, addressId: wei.addressId })).msgKey).toBe(
      'campaign.notHere',
    );
    expect((await friends.order(outside, later.launch.id)).data.pay).toBe(60_000);
  });

  it('is begun or refused when the shop leaves at the same time, and never begun after it left', async () => {
    const shoppers = [await here(), await here(), await here()];
    const id = await people.boost();
    const [turned, ...begun] = await Promise.all([
      set({ boost: false }),
      ...shoppers.map((who) => who.call('boost.initiate', { id })),
    ]);
    for (const [at, one] of begun.entries()) {
      if (one.code !== 200) expect(one.msgKey).toBe('campaign.notHere');
      else {
        expect(Date.parse(one.data.createdAt)).toBeLessThanOrEqual(Date.parse(turned.data.boost ?? ''));
        // What could be begun can be ordered here, as soon as its goal is reached.
        const asked = { id: one.data.id, addressId: shoppers[at]?.addressId ?? '' };
        expect((await shoppers[at]?.call('boost.preview', asked))?.msgKey).not.toBe('campaign.notHere');
      }
    }
  });
});
