import { billLinesOf } from '@mall/contract/catalog/design';
import fc from 'fast-check';
import { json } from '../../platform/db/open.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

const someone = async () => api.as({ token: await api.signIn(await api.given.member()) });

describe('a design', () => {
  it('is kept, changed, listed and thrown away', async () => {
    const lin = await someone();
    const { skuId } = await api.given.sku();
    const { data: first } = await lin.call('design.save', { name: '客厅', plan: samplePlan(skuId) });
    expect(first.version).toBe(1);
    const changed = await lin.call('design.save', {
      ...first,
      name: '新客厅',
      plan: samplePlan(skuId, skuId),
    });
    expect(changed.data.version).toBe(2);
    expect((await lin.call('design.list')).data).toMatchObject([{ id: first.id, name: '新客厅', pieces: 2 }]);
    expect((await lin.call('design.detail', { id: first.id })).data.plan).toEqual(samplePlan(skuId, skuId));
    await lin.call('design.remove', { id: first.id });
    expect((await lin.call('design.list')).data).toEqual([]);
  });

  it('changed on two screens is not lost on either: the later one is told of the newer', async () => {
    const lin = await someone();
    const { skuId } = await api.given.sku();
    const { data: first } = await lin.call('design.save', { name: '甲', plan: samplePlan() });
    await lin.call('design.save', { ...first, name: '乙', plan: samplePlan(skuId) });
    const late = await lin.call('design.save', { ...first, name: '丙', plan: samplePlan() });
    expect(late).toMatchObject({
      msgKey: 'design.changedElsewhere',
      code: 40900,
      data: { version: 2, name: '乙', plan: samplePlan(skuId) },
    });
  });

  it('saved twenty times at once from one version is saved once', async () => {
    const lin = await someone();
    const { data: first } = await lin.call('design.save', { name: '甲', plan: samplePlan() });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        lin.call('design.save', { ...first, name: String(n), plan: samplePlan() }),
      ),
    );
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('has its last 20 versions, and a member at most 50 designs', async () => {
    const lin = await someone();
    let last = (await lin.call('design.save', { name: '甲', plan: samplePlan() })).data;
    for (let count = 0; count < 24; count += 1)
      last = (await lin.call('design.save', { ...last, name: '甲', plan: samplePlan() })).data;
    const versions = await api.db
      .selectFrom('design_versions')
      .select('version')
      .where('design_id', '=', last.id)
      .orderBy('version')
      .execute();
    expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, n) => n + 6));
    for (let count = 0; count < 49; count += 1)
      await lin.call('design.save', { name: '乙', plan: samplePlan() });
    expect(await lin.call('design.save', { name: '多', plan: samplePlan() })).toMatchObject({
      msgKey: 'design.tooMany',
      data: { max: 50 },
    });
  });

  it("is its owner's alone until it is shared, and again when the link is taken back", async () => {
    const [lin, mei] = [await someone(), await someone()];
    const { data: design } = await lin.call('design.save', { name: '甲', plan: samplePlan() });
    for (const refused of [
      await mei.call('design.detail', { id: design.id }),
      await mei.call('design.save', { ...design, name: '我的', plan: samplePlan() }),
      await mei.call('design.share', { id: design.id, shared: true }),
      await mei.call('design.remove', { id: design.id }),
    ])
      expect(refused.msgKey).toBe('missing');
    const { shareCode } = (await lin.call('design.share', { id: design.id, shared: true })).data;
    const link = { shareCode: shareCode ?? '' };
    expect((await api.as().call('design.shared', link)).data).toMatchObject({
      name: '甲',
      plan: samplePlan(),
    });
    await lin.call('design.share', { id: design.id, shared: false });
    expect((await api.as().call('design.shared', link)).msgKey).toBe('missing');
  });

  it.each([
    [
      'a room of two corners',
      {
        rooms: [
          {
            ...samplePlan().rooms[0],
            polygon: [
              { x: 0, y: 0 },
              { x: 1, y: 1 },
            ],
          },
        ],
      },
    ],
    [
      'a piece that is both sold and own (D12)',
      { items: [{ ...samplePlan('10').items[0], own: { name: '', w: 100, d: 100, h: 100 } }] },
    ],
    ['a piece that is neither (D12)', { items: [{ ...samplePlan('10').items[0], skuId: null }] }],
    ['301 pieces', { items: samplePlan(...Array.from({ length: 301 }, () => '10')).items }],
    ['a place beyond the horizon', { items: [{ ...samplePlan('10').items[0], x: 1e9 }] }],
  ])('is refused with %s', async (_what, over) => {
    const lin = await someone();
    const reply = await lin.call('design.save', { name: '甲', plan: { ...samplePlan(), ...over } as never }); // deliberately wrong
    expect(reply.msgKey).toBe('request.invalid');
  });
});

describe('the bill of a plan', () => {
  const billOf = async (code: string | undefined, skuIds: readonly string[]) => {
    const lines = billLinesOf(samplePlan(...skuIds).items).map(({ skuId, qty }) => `${skuId}*${qty}`);
    return (await api.as(code === undefined ? {} : { code }).call('design.bill', { lines })).data;
  };

  it('adds up what orders would cost, for any room (D12)', async () => {
    const shop = await people.shop({ factor: 15_000 });
    const lin = await people.shopper({ code: shop.code });
    const skus: string[] = [];
    for (let count = 0; count < 6; count += 1)
      skus.push(
        (
          await api.given.sku({
            price: 10_001 + 733 * count,
            memberBps: 9_150 + 100 * count,
            freight: 50 * count,
            stock: 1000,
          })
        ).skuId,
      );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...skus), { minLength: 1, maxLength: 12 }),
        async (chosen) => {
          const bill = await billOf(shop.code, chosen);
          await lin.call('cart.remove', { ids: (await lin.call('cart.get')).data.list.map(({ id }) => id) });
          for (const { skuId, qty } of bill.lines) await lin.call('cart.add', { skuId, qty });
          const { data: preview } = await lin.call('order.previewCart', { couponId: '' });
          expect(bill).toMatchObject({
            memberGoods: preview.goods,
            freight: preview.freight,
            pay: preview.pay,
          });
        },
      ),
      { numRuns: 8 },
    );
  });

  it('counts nothing that cannot be bought, and offers what fits in its place', async () => {
    const categoryId = await api.given.category();
    const gone = await api.given.sku({ stock: 0, categoryId });
    const instead = await api.given.sku({ stock: 5, categoryId, price: 90_000 });
    const few = await api.given.sku({ stock: 1 });
    const bill = await billOf(undefined, [gone.skuId, few.skuId, few.skuId]);
    expect(bill.lines.map(({ problem }) => problem)).toEqual(['outOfStock', 'aboveStock']);
    expect(bill.lines[0]?.substitutes.map(({ skuId }) => skuId)).toEqual([instead.skuId]);
    expect(bill).toMatchObject({ goods: 0, memberGoods: 0, pay: 0, promise: null });
  });

  it('leaves out what there never was', async () => {
    expect((await billOf(undefined, ['987654'])).lines).toEqual([]);
  });
});

describe('design cases', () => {
  it('show their pieces with prices, and lead to a plan of the same room', async () => {
    const { skuId } = await api.given.sku({ price: 420_000 });
    const id = await api.given.designCase({ skuId });
    const visitor = api.as();
    const { data } = await visitor.call('designCase.detail', { id });
    expect(data.hotspots).toMatchObject([{ x: 5000, y: 6000, piece: { skuId, price: 420_000 } }]);
    expect(data.plan.items.map((item) => item.skuId)).toEqual([skuId]);
    expect(data).toMatchObject({ total: 420_000, pieces: 1 });
    const { data: listed } = await visitor.call('designCase.list', { room: 'living' });
    expect(listed.list.map((one) => one.id)).toContain(id);
    expect((await visitor.call('designCase.list', { room: 'cellar' })).data.total).toBe(0);
    expect((await visitor.call('designCase.detail', { id: '99999' })).msgKey).toBe('missing');
  });

  it('say how many there are of each room and style, beside what is chosen of the other', async () => {
    const { skuId } = await api.given.sku();
    await api.given.designCase({ skuId });
    const all = (await api.as().call('designCase.list', { size: 50 })).data;
    const living = (await api.as().call('designCase.list', { room: 'living', size: 50 })).data;
    expect(living.total).toBe(living.styles.reduce((sum, { count }) => sum + count, 0));
    expect(living.rooms).toEqual(all.rooms);
    expect(all.rooms.find(({ id }) => id === 'living')?.count).toBe(living.total);
    expect((await api.as().call('designCase.list', { style: 'baroque' })).data).toMatchObject({
      list: [],
      total: 0,
      rooms: [],
    });
  });

  it('cost what their whole plan costs, however often a piece stands in it', async () => {
    const { skuId } = await api.given.sku({ price: 10_000 });
    const id = await api.given.designCase({ skuId });
    const plan = samplePlan(skuId, skuId, skuId);
    await api.db
      .updateTable('design_cases')
      .set({ plan: json(plan) })
      .where('id', '=', Number(id))
      .execute();
    const { data } = await api.as({ code: (await people.shop()).code }).call('designCase.detail', { id });
    expect(data).toMatchObject({ pieces: 3, total: 30_000 });
  });
});

it('the shelf has one SKU of each product that fits and is there', async () => {
  const categoryId = await api.given.category();
  const there = await api.given.sku({ categoryId });
  await api.given.sku({ categoryId, stock: 0 });
  const shelf = async (over: object) =>
    (await api.as().call('design.pieces', { categoryId: String(categoryId), ...over })).data.list.map(
      ({ skuId }) => skuId,
    );
  expect(await shelf({})).toEqual([there.skuId]);
  expect(await shelf({ maxW: 10 })).toEqual([]);
});
