import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

/** A sofa of 4,000 with a dearer replacement, four chairs of 500, and an optional lamp. */
const living = async (over: { price?: number; shopId?: string } = {}) => {
  const [sofa, dear, chair, lamp] = [
    await api.given.sku({ price: 400_000, memberBps: 9_500 }),
    await api.given.sku({ price: 600_000 }),
    await api.given.sku({ price: 50_000, freight: 1_000 }),
    await api.given.sku({ price: 100_000 }),
  ];
  const id = await api.given.package({
    price: 630_000,
    ...over,
    slots: [
      { key: 'sofa', skuIds: [sofa.skuId, dear.skuId] },
      { key: 'chairs', skuIds: [chair.skuId], qty: 4 },
      { key: 'lamp', skuIds: [lamp.skuId], min: 0 },
    ],
  });
  return { id, sofa: sofa.skuId, dear: dear.skuId, chair: chair.skuId, lamp: lamp.skuId };
};
const member = async (code?: string) =>
  api.as({ token: await api.signIn(await api.given.member()), ...(code === undefined ? {} : { code }) });

describe('a package', () => {
  it('is shown with its places, what may stand there, and its saving', async () => {
    const { id, dear } = await living();
    const { data } = await (await member()).call('package.detail', { id });
    expect(data).toMatchObject({ pieces: 6, price: 630_000, saving: 70_000, available: true });
    expect(data.places[0]?.slots.map(({ key, min }) => [key, min])).toEqual([
      ['sofa', 1],
      ['chairs', 1],
      ['lamp', 0],
    ]);
    expect(data.places[0]?.slots[0]?.options[1]).toMatchObject({
      skuId: dear,
      price: 600_000,
      available: true,
    });
    expect(JSON.stringify(data)).not.toContain('supply');
  });

  it('is listed by category and price, and counted in its category', async () => {
    const lin = await member();
    const { id } = await living();
    const card = (await lin.call('package.list', { size: 100 })).data.list.find((one) => one.id === id);
    const { data } = await lin.call('package.list', { categoryId: card?.categoryId ?? '' });
    expect(data.list.map((one) => one.id)).toEqual([id]);
    const { data: categories } = await lin.call('package.categories');
    expect(categories.find((one) => one.id === card?.categoryId)?.count).toBe(1);
    const prices = (
      await lin.call('package.list', { sort: 'price', order: 'desc', size: 100 })
    ).data.list.map((one) => one.price);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
  });

  it('of a shop is not shown in another', async () => {
    const [own, other] = [await people.shop(), await people.shop()];
    const { id } = await living({ shopId: own.id });
    const asked = async (code: string) => (await (await member(code)).call('package.detail', { id })).code;
    expect([await asked(own.code), await asked(other.code)]).toEqual([200, 40400]);
  });

  it('needs a shop code or a member, as the specification says', async () => {
    const { id } = await living();
    const shop = await people.shop();
    expect((await api.as().call('package.detail', { id })).code).toBe(40003);
    expect((await api.as({ code: shop.code }).call('package.detail', { id })).code).toBe(200);
  });
});

describe('the price of a choice', () => {
  it('keeps the rate of the package through a swap, without what is left out', async () => {
    const { id, dear, chair } = await living();
    const { data } = await (await member()).call('package.quote', {
      id,
      chosen: [`sofa*${dear}`, `chairs*${chair}`],
    });
    // 8,000 of pieces at 90 %.
    expect(data).toMatchObject({ pieces: 800_000, price: 720_000, saving: 80_000, freight: 4_000 });
    expect(data.lines.reduce((sum, { share }) => sum + share, 0)).toBe(data.memberPrice);
  });

  it('follows the shop and the member price', async () => {
    const shop = await people.shop({ factor: 20_000 });
    const { id, sofa, chair, lamp } = await living();
    const chosen = [`sofa*${sofa}`, `chairs*${chair}`, `lamp*${lamp}`];
    const { data } = await (await member(shop.code)).call('package.quote', { id, chosen });
    expect(data.price).toBe(1_260_000);
    expect(data.memberPrice).toBe(1_224_000);
  });

  it.each([
    ['a place left empty that must be filled', ['chairs']],
    ['two in a place for one', ['sofa', 'dear', 'chairs']],
    ['a piece in another’s place', ['lampAsSofa', 'chairs']],
    ['a place that there is not', ['sofa', 'chairs', 'unknown']],
  ])('is refused for %s', async (_what, keys) => {
    const all = await living();
    const named: Record<string, string> = {
      sofa: `sofa*${all.sofa}`,
      dear: `sofa*${all.dear}`,
      chairs: `chairs*${all.chair}`,
      lampAsSofa: `sofa*${all.lamp}`,
      unknown: `attic*${all.lamp}`,
    };
    const chosen = keys.map((key) => named[key] ?? '');
    expect((await (await member()).call('package.quote', { id: all.id, chosen })).msgKey).toBe(
      'package.notAllowed',
    );
  });
});

it('puts what can be had in the place of what cannot', async () => {
  const [gone, there] = [await api.given.sku({ stock: 0 }), await api.given.sku({ price: 70_000 })];
  const id = await api.given.package({ slots: [{ key: 'sofa', skuIds: [gone.skuId, there.skuId] }] });
  const { data } = await (await member()).call('package.detail', { id });
  expect(data).toMatchObject({ price: 70_000, available: true });
});
