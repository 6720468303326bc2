import { emptyPackage, type PackageContent } from '@mall/contract/seller/own-package';
import { expectInvariants } from '../../../testing/invariants.ts';
import { packageSlot, wholePackage } from '../../../testing/packages.ts';
import { createPeople, type People } from '../../../testing/people.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';

let api: Api;
let people: People;
let shop: Awaited<ReturnType<People['shop']>>;
let operator: ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  shop = await people.shop({ factor: 15_000 });
  operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
});
afterAll(async () => {
  await expectInvariants(api);
  await api.stop();
});

const whole = (over: Partial<PackageContent> = {}) => wholePackage(api, people, shop.ownerId, over);
const create = async (over: Partial<PackageContent> = {}) =>
  (await shop.call('ownPackage.create', { content: await whole(over) })).data;
const sent = async (over: Partial<PackageContent> = {}) =>
  (await shop.call('ownPackage.submit', await create(over))).data;
const decide = (
  at: { id: string; version: number },
  decision: 'approve' | 'reject' = 'approve',
  reason = '',
) => operator.call('platformPackage.decide', { id: at.id, version: at.version, decision, reason });
const approved = async (over: Partial<PackageContent> = {}) => {
  const at = await sent(over);
  expect((await decide(at)).code).toBe(200);
  return detail(at.id);
};
const detail = async (id: string) => (await shop.call('ownPackage.detail', { id })).data;
const save = (at: { id: string; version: number }, content: PackageContent) =>
  shop.call('ownPackage.save', { id: at.id, version: at.version, content });
const shopper = (code = shop.code) => api.as({ code });
const seen = (packageId: string | null, code = shop.code) =>
  shopper(code).call('package.detail', { id: packageId ?? '1' });

describe('a draft', () => {
  it('names what is missing when it is sent', async () => {
    const { data } = await shop.call('ownPackage.create', { content: emptyPackage });
    expect(await shop.call('ownPackage.submit', data)).toMatchObject({
      code: 40001,
      msg: 'Please complete the required fields',
      data: { name: 'missing', categoryId: 'missing', cover: 'cover.none', rooms: 'rooms.none' },
    });
    expect((await detail(data.id)).state).toBe('draft');
  });

  it('with an option below its supply price is not sent, and the option is named', async () => {
    const cheap = await api.given.sku({ price: 30_000, supply: 20_000 });
    await api.db
      .insertInto('shop_prices')
      .values({ shop_id: shop.id, sku_id: Number(cheap.skuId), price: 19_999 })
      .execute();
    const content = await whole({ priceKind: 'pieces', price: null });
    const [room] = content.rooms;
    const rooms = [
      { ...room, key: 'living', name: { zh: '客厅' }, slots: [packageSlot('rug', [cheap.skuId])] },
    ];
    const { data } = await shop.call('ownPackage.create', { content: { ...content, rooms, hotspots: [] } });
    expect((await shop.call('ownPackage.submit', data)).data).toEqual({
      [`rooms.rug.${cheap.skuId}`]: 'option.belowSupply',
    });
  });

  it('that costs less than its pieces must bring is not sent', async () => {
    const at = await create({ price: 349_999 });
    expect((await shop.call('ownPackage.submit', at)).data).toEqual({ price: 'price.belowSupply' });
    expect((await shop.call('ownPackage.submit', await create({ price: 350_000 }))).data.state).toBe(
      'pending',
    );
  });

  it('takes nothing of another shop: no goods, no pictures; and no category that is not there', async () => {
    const other = await people.shop();
    const { skuId, productId } = await api.given.sku();
    await api.db
      .updateTable('products')
      .set({ shop_id: other.id })
      .where('id', '=', Number(productId))
      .execute();
    const content = await whole();
    const rooms = [{ key: 'living', name: { zh: '客厅' }, slots: [packageSlot('sofa', [skuId])] }];
    const refused = async (over: Partial<PackageContent>) =>
      (await shop.call('ownPackage.create', { content: { ...content, ...over } })).msgKey;
    expect(await refused({ rooms })).toBe('package.pieceUnknown');
    expect(await refused({ cover: await people.picture(other.ownerId) })).toBe('package.pictureUnknown');
    expect(await refused({ categoryId: '99999999' })).toBe('package.categoryUnknown');
    expect((await shop.call('ownPackage.pieces', { skuIds: [skuId, '99999999'] })).data).toEqual([]);
    const { data: draft } = await shop.call('ownPackage.create', { content });
    const fill = { ...draft, slots: [{ key: 'sofa', options: [{ skuId, qty: 1, isDefault: true }] }] };
    expect((await shop.call('ownPackage.fill', fill)).msgKey).toBe('package.pieceUnknown');
  });

  it('says which goods this shop does not sell any more', async () => {
    const { skuId, productId } = await api.given.sku();
    const off = await api.given.sku({ onSale: false });
    await api.db
      .insertInto('shop_products')
      .values({ shop_id: shop.id, product_id: Number(productId), blocked: true })
      .execute();
    const rooms = [
      {
        key: 'living',
        name: { zh: '客厅' },
        slots: [packageSlot('a', [skuId]), packageSlot('b', [off.skuId])],
      },
    ];
    const at = await create({ rooms, hotspots: [], priceKind: 'pieces' });
    expect((await shop.call('ownPackage.submit', at)).data).toEqual({
      [`rooms.a.${skuId}`]: 'option.hidden',
      [`rooms.b.${off.skuId}`]: 'option.gone',
    });
    const { data: pieces } = await shop.call('ownPackage.pieces', { skuIds: [skuId, off.skuId] });
    expect(pieces.map(({ state }) => state)).toEqual(['hidden', 'gone']);
  });

  it('is filled slot by slot', async () => {
    const at = await create();
    const { skuId } = await api.given.sku({ price: 450_000 });
    const options = [{ skuId, qty: 1, isDefault: true }];
    const { data } = await shop.call('ownPackage.fill', { ...at, slots: [{ key: 'sofa', options }] });
    expect(data.version).toBe(2);
    expect((await detail(at.id)).content.rooms[0]?.slots[0]?.options).toEqual(options);
    const { data: unversioned } = await shop.call('ownPackage.fill', {
      id: at.id,
      slots: [{ key: 'sofa', options }],
    });
    expect(unversioned.version).toBe(3);
    expect((await shop.call('ownPackage.fill', { ...at, slots: [] })).msgKey).toBe(
      'package.changedElsewhere',
    );
    const nowhere = { id: at.id, slots: [{ key: 'nowhere', options }] };
    expect((await shop.call('ownPackage.fill', nowhere)).msgKey).toBe('missing');
  });

  it('has no two slots of one name and no more than its limits', async () => {
    const content = await whole();
    const twice = { key: 'hall', name: { zh: '门厅' }, slots: [packageSlot('sofa', ['1'])] };
    const asked = async (over: Partial<PackageContent>) =>
      (await shop.call('ownPackage.create', { content: { ...content, ...over } })).code;
    expect(await asked({ rooms: [...content.rooms, twice] })).toBe(40001);
    expect(await asked({ name: { zh: '长'.repeat(41) } })).toBe(40001);
    const room = { key: 'r', name: { zh: '间' }, slots: [] };
    expect(await asked({ rooms: Array.from({ length: 13 }, () => room) })).toBe(40001);
  });
});

describe('a review', () => {
  it('shows what was approved to the shoppers of this shop, at the price that was typed', async () => {
    const { packageId } = await approved();
    expect(Number(packageId)).toBeGreaterThanOrEqual(10_000_000);
    const { data } = await seen(packageId);
    // Pieces cost half as much again here; the package costs the price that the shop entered.
    expect(data).toMatchObject({ price: 630_000, saving: 420_000, pieces: 6, name: 'Warm living room' });
    expect(data.hotspots).toEqual([{ x: 4000, y: 6000, slot: 'sofa' }]);
    const listed = (await shopper().call('package.list', { size: 100 })).data.list.map(({ id }) => id);
    expect(listed).toContain(packageId);
    const other = await people.shop();
    expect((await seen(packageId, other.code)).code).toBe(40400);
    const elsewhere = (await shopper(other.code).call('package.list', { size: 100 })).data.list;
    expect(elsewhere.map(({ id }) => id)).not.toContain(packageId);
  });

  it('leaves the approved version for sale while a change waits, and after it was rejected', async () => {
    const live = await approved();
    const { data: kept } = await save(live, { ...live.content, name: { en: 'Warmer' }, price: 700_000 });
    expect(kept).toMatchObject({ state: 'draft' });
    const { data: at } = await shop.call('ownPackage.submit', kept);
    expect((await save(at, live.content)).msgKey).toBe('package.inReview');
    expect((await seen(live.packageId)).data).toMatchObject({ name: 'Warm living room', price: 630_000 });
    expect((await decide(at, 'reject')).msgKey).toBe('package.reasonMissing');
    expect((await decide(at, 'reject', '封面模糊')).code).toBe(200);
    const rejected = await detail(live.id);
    expect(rejected).toMatchObject({ state: 'rejected', reason: '封面模糊', changed: ['name', 'price'] });
    expect((await seen(live.packageId)).data.price).toBe(630_000);
    const { data: messages } = await shop.call('message.list', { audience: 'shop' });
    expect(messages.list[0]).toMatchObject({ title: 'Package not approved' });
    expect(messages.list[0]?.body).toContain('封面模糊');
    const { data: again } = await shop.call('ownPackage.resubmit', { id: rejected.id });
    expect((await decide(again)).code).toBe(200);
    expect((await seen(live.packageId)).data).toMatchObject({ name: 'Warmer', price: 700_000 });
  });

  it('is sent again as turned down only when it was', async () => {
    expect((await shop.call('ownPackage.resubmit', await create())).msgKey).toBe('package.notNow');
    expect((await shop.call('ownPackage.resubmit', await approved())).msgKey).toBe('package.notNow');
  });

  it('of two who submit or approve at once lets one through', async () => {
    const draft = await create();
    const replies = await Promise.all([1, 2].map(() => shop.call('ownPackage.submit', draft)));
    expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 40900]);
    const at = replies.find(({ code }) => code === 200)?.data ?? draft;
    const said = await Promise.all([decide(at), decide(at), decide(at, 'reject', 'no')]);
    expect(said.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 40900, 40900]);
    const { packageId, state } = await detail(at.id);
    const versions = await api.db
      .selectFrom('package_versions')
      .select('version')
      .where('package_id', '=', Number(packageId ?? 0))
      .execute();
    expect(versions).toHaveLength(state === 'approved' ? 1 : 0);
  });

  it('looks at the prices once more', async () => {
    const at = await sent();
    const skus = (await detail(at.id)).content.rooms.flatMap(({ slots }) =>
      slots.flatMap(({ options }) => options.map(({ skuId }) => Number(skuId))),
    );
    await api.db
      .updateTable('skus')
      .set({ supply_price: 390_000 })
      .where('id', 'in', skus.slice(0, 1))
      .execute();
    await api.db
      .updateTable('skus')
      .set({ supply_price: 50_000 })
      .where('id', 'in', skus.slice(2, 3))
      .execute();
    const reply = await decide(at);
    expect(reply).toMatchObject({ msgKey: 'package.incomplete', data: { price: 'price.belowSupply' } });
    expect((await detail(at.id)).state).toBe('pending');
  });

  it('is the platform’s alone', async () => {
    const at = await sent();
    expect((await shop.call('platformPackage.decide', { ...at, decision: 'approve' })).code).toBe(40300);
    const { data } = await operator.call('platformPackage.list', { size: 100 });
    expect(data.list.find(({ id }) => id === at.id)).toMatchObject({
      shopId: shop.id,
      version: at.version,
      price: 630_000,
    });
    expect((await operator.call('platformPackage.detail', { id: at.id })).data.content.price).toBe(630_000);
  });
});

describe('the price', () => {
  it('of one that costs its pieces follows the coefficient of the shop', async () => {
    const { packageId } = await approved({ priceKind: 'pieces', price: null });
    expect((await seen(packageId)).data).toMatchObject({ price: 1_050_000, saving: 0 });
  });

  it('is the same in cart and order, piece by piece', async () => {
    const { packageId } = await approved({ price: 630_001 });
    const lin = await people.shopper({ code: shop.code });
    const places = (await lin.call('package.detail', { id: packageId ?? '' })).data.places;
    const selection = places.flatMap(({ slots }) =>
      slots.map(({ key, options: [first] }) => `${key}*${first?.skuId ?? ''}`),
    );
    const { data: quote } = await lin.call('package.quote', { id: packageId ?? '', chosen: selection });
    expect(quote).toMatchObject({ price: 630_001, pieces: 1_050_000 });
    await lin.call('cart.add', { packageId: packageId ?? '', qty: 2, selection });
    const { data: cart } = await lin.call('cart.get');
    expect(cart.packages).toMatchObject([{ price: 630_001, invalidReason: null }]);
    const { data: preview } = await lin.call('order.previewCart', { addressId: lin.addressId, couponId: '' });
    expect(preview.goods).toBe(1_260_002);
  });

  it('tells supply prices only to those who may see the finances', async () => {
    const { id } = await approved();
    const content = (await detail(id)).content;
    const { data: owner } = await shop.call('ownPackage.check', { content });
    expect(owner).toMatchObject({
      pieces: 1_050_000,
      price: 630_000,
      saving: 420_000,
      supplyPrice: 350_000,
      problems: {},
    });
    const clerk = await people.staff(shop.id, 'content');
    const { data } = await clerk.call('ownPackage.check', { content: { ...content, price: 349_999 } });
    expect(data).toMatchObject({ supplyPrice: null, problems: { price: 'price.belowSupply' } });
    const skuIds = content.rooms.flatMap(({ slots }) =>
      slots.flatMap(({ options }) => options.map(({ skuId }) => skuId)),
    );
    const { data: pieces } = await clerk.call('ownPackage.pieces', { skuIds });
    expect(pieces.map(({ supplyPrice }) => supplyPrice)).toEqual([null, null, null, null]);
    expect(pieces[0]).toMatchObject({ price: 600_000, belowSupply: false, state: 'sold' });
  });
});

describe('afterwards', () => {
  it('goes on and off sale at once, is removed and put back as it was', async () => {
    const { id, packageId } = await approved();
    expect((await shop.call('ownPackage.sell', { id, onSale: false })).data).toEqual({ onSale: false });
    expect((await seen(packageId)).code).toBe(40400);
    await shop.call('ownPackage.sell', { id, onSale: true });
    expect((await seen(packageId)).code).toBe(200);
    await shop.call('ownPackage.remove', { id });
    expect((await seen(packageId)).code).toBe(40400);
    expect((await shop.call('ownPackage.list', { tab: 'removed' })).data.list.map((row) => row.id)).toContain(
      id,
    );
    expect((await shop.call('ownPackage.detail', { id })).code).toBe(40400);
    await shop.call('ownPackage.restore', { id });
    expect((await seen(packageId)).code).toBe(200);
  });

  it('every step is in the list of changes and in the history', async () => {
    const { id } = await approved();
    await shop.call('ownPackage.sell', { id, onSale: false });
    const { history } = await detail(id);
    expect(history.map(({ action }) => action)).toEqual([
      'package.sell',
      'package.approve',
      'package.submit',
      'package.create',
    ]);
    expect(history[1]?.by).toBe('');
    const { data } = await shop.call('audit.list', { area: 'price', size: 4 });
    expect(data.list.map(({ title, about }) => [title, about])).toEqual([
      ['Package put on or off sale', '暖居三件'],
      ['Package approved', '暖居三件'],
      ['Package sent to review', '暖居三件'],
      ['Package begun', '暖居三件'],
    ]);
    expect(data.list[0]?.changes).toEqual([{ field: 'On sale', old: 'yes', new: 'no' }]);
    expect(data.list[1]?.changes).toEqual([{ field: 'Price', old: null, new: '¥6,300.00' }]);
  });
});
