import { type CaseContent, emptyCase } from '@mall/contract/seller/own-cases';
import { wholeCase } from '../../../testing/cases.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { createPeople, type People } from '../../../testing/people.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';

let api: Api;
let people: People;
let shop: Awaited<ReturnType<People['shop']>>;
let operator: ReturnType<Api['as']>;
let sofa: Awaited<ReturnType<Api['given']['sku']>>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  shop = await people.shop({ factor: 15_000 });
  operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
  sofa = await api.given.sku({ name: 'Cloud sofa', price: 100_000, stock: 5 });
});
afterAll(async () => {
  await expectInvariants(api);
  await api.stop();
});

const whole = (over: Partial<CaseContent> = {}) => wholeCase(people, shop.ownerId, [sofa.skuId], over);
const created = async (over: Partial<CaseContent> = {}) =>
  (await shop.call('ownCase.create', { content: await whole(over) })).data;
const sent = async (over: Partial<CaseContent> = {}) =>
  (await shop.call('ownCase.submit', await created(over))).data;
const approve = ({ id, version }: { id: string; version: number }) =>
  operator.call('platformCase.decide', { id, version, decision: 'approve' });
const detail = async (id: string) => (await shop.call('ownCase.detail', { id })).data;
const approved = async (over: Partial<CaseContent> = {}) => {
  const at = await sent(over);
  expect((await approve(at)).code).toBe(200);
  return detail(at.id);
};
const save = (at: { id: string; version: number }, content: CaseContent) =>
  shop.call('ownCase.save', { id: at.id, version: at.version, content });
const shopper = () => api.as({ code: shop.code });
const seen = (caseId: string | null) => shopper().call('designCase.detail', { id: caseId ?? '' });
const gallery = async (code?: string) =>
  (await api.as(code === undefined ? {} : { code }).call('designCase.list', { size: 100 })).data.list.map(
    ({ id }) => id,
  );

describe('a draft', () => {
  it.each([
    ['title', { title: {} }, 'missing'],
    ['room', { room: null }, 'missing'],
    ['style', { style: null }, 'missing'],
    ['area', { area: null }, 'missing'],
    ['area', { area: 99 }, 'area.wrong'],
    ['pictures', { pictures: [] }, 'pictures.none'],
  ] as const)('is not sent without %s', async (field, over, key) => {
    const at = await created(over);
    expect(await shop.call('ownCase.submit', at)).toMatchObject({ code: 40001, data: { [field]: key } });
    expect((await detail(at.id)).state).toBe('draft');
  });

  it('is not sent with a spot that is bound to nothing, nor without any', async () => {
    const content = await whole();
    const [picture] = content.pictures;
    if (picture === undefined) throw new Error('one picture');
    const loose = { ...content, pictures: [{ ...picture, spots: [{ id: 'a', x: 1, y: 1, skuId: null }] }] };
    const { data: at } = await shop.call('ownCase.create', { content: loose });
    expect((await shop.call('ownCase.submit', at)).data).toEqual({ 'pictures.1': 'spots.unbound' });
    const { data: bare } = await save(at, { ...content, pictures: [{ ...picture, spots: [] }] });
    expect((await shop.call('ownCase.submit', bare)).data).toEqual({ pictures: 'spots.none' });
  });

  it('shows no picture that somebody else uploaded, and binds nothing that another shop alone sells', async () => {
    const foreign = await people.picture(await api.given.member());
    const spots: CaseContent['pictures'] = [{ url: foreign, w: 10, h: 10, spots: [] }];
    expect(await shop.call('ownCase.create', { content: await whole({ pictures: spots }) })).toMatchObject({
      msgKey: 'goods.pictureUnknown',
    });
    const other = await people.shop();
    const secret = await api.given.sku({ name: 'Secret' });
    await api.db
      .updateTable('products')
      .set({ shop_id: other.id })
      .where('id', '=', Number(secret.productId))
      .execute();
    const content = await wholeCase(people, shop.ownerId, [sofa.skuId, secret.skuId]);
    expect((await shop.call('ownCase.create', { content })).msgKey).toBe('case.pieceUnknown');
    const { data } = await shop.call('ownCase.pieces', { skuIds: [sofa.skuId, secret.skuId, '99999999'] });
    expect(data).toMatchObject([{ skuId: sofa.skuId, price: 150_000, sold: true }]);
  });
});

describe('a review', () => {
  it('makes the case what shoppers of this shop see, and nobody else', async () => {
    const one = await approved();
    expect(Number(one.caseId)).toBeGreaterThanOrEqual(10_000_000);
    const { data } = await seen(one.caseId);
    expect(data).toMatchObject({
      title: 'Quiet home',
      area: 2650,
      pieces: 1,
      total: 150_000,
      hotspots: [{ x: 1000, y: 5000, piece: { skuId: sofa.skuId, price: 150_000 } }],
      pictures: [{ w: 1600, h: 1000, hotspots: [{ piece: { skuId: sofa.skuId } }] }],
    });
    expect(data.plan.items).toMatchObject([{ skuId: sofa.skuId }]);
    expect((await gallery(shop.code))[0]).toBe(one.caseId);
    const other = await people.shop();
    for (const stranger of [{}, { code: other.code }]) {
      const reply = await api.as(stranger).call('designCase.detail', { id: one.caseId ?? '' });
      expect(reply).toMatchObject({ code: 40400, data: null });
      expect(await gallery('code' in stranger ? stranger.code : undefined)).not.toContain(one.caseId);
    }
  });
});

describe('a change of what shoppers see', () => {
  it('waits, while they see what was approved', async () => {
    const one = await approved();
    const { data: kept } = await save(one, { ...one.content, title: { zh: '新', en: 'New' } });
    expect(kept.state).toBe('draft');
    const { data: at } = await shop.call('ownCase.submit', kept);
    expect((await detail(one.id)).changed).toEqual(['title']);
    expect((await seen(one.caseId)).data.title).toBe('Quiet home');
    await approve(at);
    expect((await seen(one.caseId)).data.title).toBe('New');
    expect((await detail(one.id)).caseId).toBe(one.caseId);
  });

  it('leaves out what this shop has taken off sale', async () => {
    const gone = await api.given.sku({ name: 'Going' });
    const content = await wholeCase(people, shop.ownerId, [gone.skuId, sofa.skuId]);
    const { data } = await shop.call('ownCase.create', { content });
    await approve((await shop.call('ownCase.submit', data)).data);
    const { caseId } = await detail(data.id);
    await shop.call('shopGoods.show', { id: gone.productId, visible: false });
    const { data: shown } = await seen(caseId);
    expect(shown.pictures[0]?.hotspots.map(({ piece }) => piece.skuId)).toEqual([sofa.skuId]);
    expect(shown.pieces).toBe(1);
  });
});

describe('shown and hidden', () => {
  it('is at once, by who may show goods', async () => {
    const one = await approved();
    const sales = await people.staff(shop.id, 'sales');
    expect((await sales.call('ownCase.show', { id: one.id, shown: false })).data).toBe('goods.visibility');
    await shop.call('ownCase.show', { id: one.id, shown: false });
    expect((await seen(one.caseId)).code).toBe(40400);
    expect(await gallery(shop.code)).not.toContain(one.caseId);
    await shop.call('ownCase.show', { id: one.id, shown: true });
    expect((await seen(one.caseId)).code).toBe(200);
    const { data: draft } = await shop.call('ownCase.create', { content: emptyCase });
    expect((await shop.call('ownCase.show', { id: draft.id, shown: true })).msgKey).toBe('goods.notNow');
  });

  it('removed is hidden, and put back it is as it was', async () => {
    const one = await approved();
    expect((await shop.call('ownCase.remove', { id: one.id })).code).toBe(200);
    expect((await seen(one.caseId)).code).toBe(40400);
    expect((await shop.call('ownCase.detail', { id: one.id })).code).toBe(40400);
    const { data } = await shop.call('ownCase.list', { tab: 'removed' });
    expect(data.list.map(({ id }) => id)).toContain(one.id);
    expect((await shop.call('ownCase.restore', { id: one.id })).code).toBe(200);
    expect((await shop.call('ownCase.restore', { id: one.id })).code).toBe(40400);
    expect((await seen(one.caseId)).code).toBe(200);
  });
});

it('lists by state and by words, and counts what stands under each tab', async () => {
  const own = await people.shop();
  const content = await wholeCase(people, own.ownerId, [sofa.skuId], { title: { zh: '清单客厅' } });
  const { data } = await own.call('ownCase.create', { content });
  await own.call('ownCase.create', { content: emptyCase });
  await own.call('ownCase.submit', data);
  expect((await own.call('ownCase.list')).data.counts).toEqual({ all: 2, pending: 1, draft: 1 });
  const { data: waiting } = await own.call('ownCase.list', { tab: 'pending', keyword: '清单' });
  expect(waiting.list).toMatchObject([{ title: '清单客厅', pictures: 1, spots: 1, live: false }]);
  expect((await own.call('ownCase.list', { keyword: 'zh' })).data.total).toBe(0);
  const { data: copy } = await own.call('ownCase.copy', { id: data.id });
  expect((await own.call('ownCase.detail', { id: copy.id })).data).toMatchObject({ state: 'draft', content });
});

it('the changes of the shop say what was done with a case', async () => {
  const own = await people.shop();
  const content = await wholeCase(people, own.ownerId, [sofa.skuId]);
  const { data } = await own.call('ownCase.create', { content });
  const { data: at } = await own.call('ownCase.submit', data);
  await approve(at);
  await own.call('ownCase.show', { id: at.id, shown: false });
  const { data: changes } = await own.call('audit.list', {});
  expect(changes.list.map(({ title, about }) => [title, about])).toEqual([
    ['Design case hidden', '静谧的家'],
    ['Design case approved', '静谧的家'],
    ['Design case sent to review', '静谧的家'],
    ['Design case begun', '静谧的家'],
  ]);
});
