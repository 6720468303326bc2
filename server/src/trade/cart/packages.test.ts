import { sql } from 'kysely';
import { createPeople, type People, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

/** A sofa of 4,000 or one of 6,000, four chairs of 500 and perhaps a lamp of 1,000: together at 90 %. */
const living = async (over: { stock?: number; shopId?: string } = {}) => {
  const [sofa, dear, chair, lamp] = [
    await api.given.sku({ price: 400_000, memberBps: 9_500 }),
    await api.given.sku({ price: 600_000 }),
    await api.given.sku({ price: 50_000, stock: over.stock ?? 100 }),
    await api.given.sku({ price: 100_000 }),
  ];
  const id = await api.given.package({
    price: 630_000,
    ...(over.shopId === undefined ? {} : { shopId: over.shopId }),
    slots: [
      { key: 'sofa', skuIds: [sofa.skuId, dear.skuId] },
      { key: 'chairs', skuIds: [chair.skuId], qty: 4 },
      { key: 'lamp', skuIds: [lamp.skuId], min: 0 },
    ],
  });
  const made = [`sofa*${sofa.skuId}`, `chairs*${chair.skuId}`, `lamp*${lamp.skuId}`];
  return { id, sofa, dear, chair, lamp, made, swapped: [`sofa*${dear.skuId}`, `chairs*${chair.skuId}`] };
};
type Living = Awaited<ReturnType<typeof living>>;

const put = (who: Pick<Shopper, 'call'>, { id, made }: Living, qty = 1, selection = made) =>
  who.call('cart.add', { packageId: id, qty, selection });
const packagesOf = async (who: Pick<Shopper, 'call'>) => (await who.call('cart.get')).data.packages;
const only = async (who: Pick<Shopper, 'call'>) => {
  const [one, ...others] = await packagesOf(who);
  if (one === undefined || others.length > 0) throw new Error('not one package');
  return one;
};

/** A new version goes live without the last place. */
const withoutItsLamp = async (id: string) => {
  await sql`
    insert into package_versions (package_id, version, name, slogan, cover, banner, rooms, price, review_status)
    select package_id, 2, name, slogan, cover, banner, jsonb_set(rooms, '{0,slots}', (rooms #> '{0,slots}') - 2), price,
      'approved'
    from package_versions where package_id = ${Number(id)}`.execute(api.db);
  await api.db.updateTable('packages').set({ live_version: 2 }).where('id', '=', Number(id)).execute();
};

describe('a package in the cart', () => {
  it('is one thing with its pieces, at the package price', async () => {
    const lin = await people.shopper();
    const room = await living();
    expect((await put(lin, room)).data.count).toBe(1);
    const { data } = await lin.call('cart.get');
    expect(data).toMatchObject({ count: 1, list: [], total: 612_000 });
    expect(data.packages).toMatchObject([
      {
        packageId: room.id,
        qty: 1,
        selected: true,
        pieces: 700_000,
        price: 630_000,
        memberPrice: 612_000,
        saving: 68_000,
        priceSeen: 630_000,
        stock: 25,
        selection: room.made,
        invalidReason: null,
        lines: [
          { slot: 'sofa', skuId: room.sofa.skuId, qty: 1, price: 400_000, memberPrice: 380_000 },
          { slot: 'chairs', skuId: room.chair.skuId, qty: 4 },
          { slot: 'lamp', skuId: room.lamp.skuId, qty: 1 },
        ],
      },
    ]);
  });

  it('is more of the same choice, in whatever order it was chosen, and another one with another', async () => {
    const lin = await people.shopper();
    const room = await living();
    await put(lin, room);
    await put(lin, room, 2, [...room.made].reverse());
    expect((await put(lin, room, 1, room.swapped)).data.count).toBe(2);
    expect((await packagesOf(lin)).map(({ qty }) => qty).sort((a, b) => a - b)).toEqual([1, 3]);
  });

  it('costs and saves in the shop that the member is in', async () => {
    const shop = await people.shop({ factor: 20_000 });
    const lin = await people.shopper();
    await put(lin, await living());
    const there = api.as({ token: lin.token ?? '', code: shop.code });
    expect(await only(there)).toMatchObject({ price: 1_260_000, memberPrice: 1_224_000, shopId: null });
  });

  it('loses nothing when it is added at once', async () => {
    const lin = await people.shopper();
    const room = await living();
    await Promise.all(Array.from({ length: 10 }, () => put(lin, room)));
    expect(await only(lin)).toMatchObject({ qty: 10 });
  });

  it.each([
    ['nothing', { qty: 0 }, 'cart.belowZero', undefined],
    ['more than its scarcest piece is enough for', { qty: 26 }, 'cart.addAboveStock', { max: 25 }],
    ['a choice that it does not come with', { selection: ['sofa*1'] }, 'package.notAllowed', undefined],
    ['what is no package', { packageId: '999999' }, 'missing', undefined],
  ])('refuses %s', async (_what, wrong, msgKey, data) => {
    const lin = await people.shopper();
    const room = await living();
    const reply = await lin.call('cart.add', { packageId: room.id, qty: 1, selection: room.made, ...wrong });
    expect(reply).toMatchObject({ msgKey, ...(data === undefined ? {} : { data }) });
    expect((await lin.call('cart.get')).data.count).toBe(0);
  });

  it('counts with its pieces towards the 200 lines', async () => {
    const lin = await people.shopper();
    const room = await living();
    await put(lin, room);
    const shelf = { categoryId: await api.given.category(), brandId: await api.given.brand() };
    const skus = [];
    for (let count = 0; count < 197; count += 1) skus.push(await api.given.sku(shelf));
    await api.db
      .insertInto('cart_lines')
      .values(
        skus.map(({ skuId }) => ({
          id: `p${skuId}`,
          user_id: lin.memberId,
          sku_id: Number(skuId),
          qty: 1,
          price_seen: 1,
        })),
      )
      .execute();
    const full = { msgKey: 'cart.full', data: { max: 200 } };
    expect(await put(lin, room, 1, room.swapped)).toMatchObject(full);
    expect(await lin.call('cart.add', { skuId: room.dear.skuId, qty: 1 })).toMatchObject(full);
    expect((await put(lin, room)).data.count).toBe(198);
  });
});

describe('changing a package in the cart', () => {
  it('changes quantity and selection as a whole', async () => {
    const lin = await people.shopper();
    await put(lin, await living());
    const { id } = await only(lin);
    expect((await lin.call('cart.edit', { id, qty: 3 })).data).toMatchObject({ total: 3 * 612_000 });
    expect((await lin.call('cart.edit', { id, selected: false })).data).toMatchObject({ total: 0 });
    expect((await lin.call('cart.edit', { id, qty: 0 })).msgKey).toBe('cart.belowZero');
    expect(await lin.call('cart.edit', { id, qty: 26 })).toMatchObject({
      msgKey: 'cart.quantityAboveStock',
      data: { max: 25 },
    });
  });

  it('does not change a piece alone', async () => {
    const lin = await people.shopper();
    const room = await living();
    await put(lin, room);
    const { id } = await only(lin);
    expect((await lin.call('cart.edit', { id, skuId: room.dear.skuId })).msgKey).toBe('package.notAllowed');
  });

  it('lets another choice take its place, the same one too', async () => {
    const lin = await people.shopper();
    const room = await living();
    await put(lin, room, 2);
    const { id } = await only(lin);
    const { data } = await lin.call('cart.add', {
      packageId: room.id,
      qty: 1,
      selection: room.swapped,
      replaces: id,
    });
    expect(data.count).toBe(1);
    const swapped = await only(lin);
    expect(swapped).toMatchObject({ qty: 2, selection: room.swapped });
    await lin.call('cart.add', {
      packageId: room.id,
      qty: 1,
      selection: room.swapped,
      replaces: swapped.id,
    });
    expect(await only(lin)).toMatchObject({ qty: 2, selection: room.swapped });
  });

  it('keeps the old one when the new one is refused', async () => {
    const lin = await people.shopper();
    const room = await living();
    await put(lin, room);
    const { id } = await only(lin);
    await api.db.updateTable('skus').set({ stock: 0 }).where('id', '=', Number(room.dear.skuId)).execute();
    await lin.call('cart.add', { packageId: room.id, qty: 1, selection: room.swapped, replaces: id });
    expect(await only(lin)).toMatchObject({ id, qty: 1 });
  });

  it('goes with all its pieces, and not by the hand of another member', async () => {
    const [lin, mei] = [await people.shopper(), await people.shopper()];
    await put(lin, await living());
    const { id } = await only(lin);
    expect((await mei.call('cart.edit', { id, qty: 2 })).msgKey).toBe('missing');
    await mei.call('cart.remove', { ids: [id] });
    expect((await lin.call('cart.get')).data.count).toBe(1);
    expect((await lin.call('cart.remove', { ids: [id] })).data).toMatchObject({ count: 0, packages: [] });
  });
});

describe('a package that cannot be had any more', () => {
  const cases: readonly [string, (room: Living) => Promise<unknown>][] = [
    [
      'delisted',
      ({ id }) =>
        api.db.updateTable('packages').set({ on_sale: false }).where('id', '=', Number(id)).execute(),
    ],
    [
      'pieceGone',
      ({ lamp }) =>
        api.db
          .updateTable('products')
          .set({ on_sale: false })
          .where('id', '=', Number(lamp.productId))
          .execute(),
    ],
    [
      'outOfStock',
      ({ chair }) =>
        api.db.updateTable('skus').set({ stock: 3 }).where('id', '=', Number(chair.skuId)).execute(),
    ],
    [
      'aboveStock',
      ({ chair }) =>
        api.db.updateTable('skus').set({ stock: 7 }).where('id', '=', Number(chair.skuId)).execute(),
    ],
    ['changed', ({ id }) => withoutItsLamp(id)],
  ];
  it.each(cases)('stays with the reason: %s', async (reason, happens) => {
    const lin = await people.shopper();
    const room = await living();
    await put(lin, room, 2);
    await happens(room);
    const { data } = await lin.call('cart.get');
    expect(data).toMatchObject({ count: 1, total: 0 });
    expect(data.packages).toMatchObject([
      { invalidReason: reason, selected: false, name: 'Calm living room' },
    ]);
    expect(data.packages[0]?.lines).toHaveLength(3);
    expect((await lin.call('order.previewCart', {})).msgKey).toBe('order.nothingSelected');
  });

  it('of a shop is not sold in another', async () => {
    const [own, other] = [await people.shop(), await people.shop()];
    const lin = await people.shopper();
    const room = await living({ shopId: own.id });
    const as = (code: string) => api.as({ token: lin.token ?? '', code });
    await put(as(own.code), room);
    expect(await only(as(own.code))).toMatchObject({ invalidReason: null, shopId: own.id });
    expect(await only(as(other.code))).toMatchObject({ invalidReason: 'delisted' });
    expect((await put(as(other.code), room)).msgKey).toBe('missing');
  });
});
