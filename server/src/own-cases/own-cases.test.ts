import { type CaseContent, emptyCase } from '@mall/contract/own-cases';
import { wholeCase } from '../testing/cases.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { createPeople, type People } from '../testing/people.ts';
import { type Api, startApi } from '../testing/start-api.ts';

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
const codesOf = (replies: readonly { code: number }[]) =>
  replies.map(({ code }) => code).sort((a, b) => a - b);

describe('a draft', () => {
  it('keeps what is there, however little, and shows it to nobody else', async () => {
    const { data } = await shop.call('ownCase.create', {
      content: { ...emptyCase, title: { zh: '半成品' } },
    });
    expect(data).toMatchObject({ version: 1, state: 'draft' });
    expect(await detail(data.id)).toMatchObject({ content: { title: { zh: '半成品' } }, live: null });
    const other = await people.shop();
    for (const name of ['ownCase.detail', 'ownCase.copy', 'ownCase.takeBack', 'ownCase.remove'] as const)
      expect((await other.call(name, { id: data.id })).code).toBe(40400);
    expect((await other.call('ownCase.show', { id: data.id, shown: true })).code).toBe(40400);
    expect((await other.call('ownCase.save', { ...data, content: emptyCase })).code).toBe(40400);
    expect((await other.call('ownCase.list')).data.total).toBe(0);
  });

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

  it('of two who change it at once keeps the first, and gives the second what the first wrote', async () => {
    const colleague = await people.staff(shop.id, 'content');
    const at = await created();
    const content = await whole();
    const saves = await Promise.all([
      save(at, { ...content, title: { zh: '甲' }, pictures: [] }),
      colleague.call('ownCase.save', { ...at, content: { ...content, title: { zh: '乙' }, pictures: [] } }),
    ]);
    expect(codesOf(saves)).toEqual([200, 40900]);
    const kept = await detail(at.id);
    expect(saves.find(({ code }) => code === 40900)).toMatchObject({
      msgKey: 'case.changedElsewhere',
      data: { version: 2, content: { title: kept.content.title } },
    });
  });

  it('is sent once, however often it is pressed', async () => {
    const at = await created();
    const sends = await Promise.all([shop.call('ownCase.submit', at), shop.call('ownCase.submit', at)]);
    expect(codesOf(sends)).toEqual([200, 40900]);
    expect((await detail(at.id)).history.map(({ action }) => action)).toEqual(['case.submit', 'case.create']);
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

  it('tells the shop why not, which may send it again', async () => {
    const at = await sent();
    const reject = (reason: string) =>
      operator.call('platformCase.decide', { id: at.id, version: at.version, decision: 'reject', reason });
    expect((await reject('')).msgKey).toBe('goods.reasonMissing');
    await reject('图片模糊');
    const rejected = await detail(at.id);
    expect(rejected).toMatchObject({ state: 'rejected', reason: '图片模糊', live: null });
    expect(rejected.history[0]).toMatchObject({ action: 'case.reject', by: '', reason: '图片模糊' });
    const { data: messages } = await shop.call('message.list', { audience: 'shop' });
    expect(messages.list[0]).toMatchObject({
      type: 'case.rejected',
      body: expect.stringContaining('图片模糊'),
    });
    const again = await save(rejected, rejected.content);
    expect((await shop.call('ownCase.submit', again.data)).data.state).toBe('pending');
  });

  it('is about the version that was read', async () => {
    const read = await sent();
    const { data: back } = await shop.call('ownCase.takeBack', { id: read.id });
    const { data: kept } = await save(back, await whole({ title: { zh: '换了内容' } }));
    const { data: again } = await shop.call('ownCase.submit', kept);
    expect(await approve(read)).toMatchObject({ code: 40900, msgKey: 'case.changedElsewhere' });
    expect((await approve(again)).code).toBe(200);
  });

  it('is decided once', async () => {
    const at = await sent();
    expect(codesOf(await Promise.all([approve(at), approve(at)]))).toEqual([200, 40900]);
    const { list } = (await operator.call('platformCase.list', { size: 100 })).data;
    expect(list.map(({ id }) => id)).not.toContain(at.id);
  });

  it('and a change at the same moment: one of them wins, and the case is whole', async () => {
    const at = await sent();
    const [decided, back] = await Promise.all([approve(at), shop.call('ownCase.takeBack', { id: at.id })]);
    expect(codesOf([decided, back])).toEqual([200, 40900]);
    const one = await detail(at.id);
    expect(one.state).toBe(decided.code === 200 ? 'approved' : 'draft');
    expect(one.caseId === null).toBe(decided.code !== 200);
  });

  it('holds what is in it as it is', async () => {
    const at = await sent();
    expect(await save(at, await whole())).toMatchObject({ code: 40900, msgKey: 'case.inReview' });
    expect((await shop.call('ownCase.remove', { id: at.id })).msgKey).toBe('case.inReview');
    expect((await operator.call('platformCase.detail', { id: at.id })).data.content.title.zh).toBe(
      '静谧的家',
    );
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

  it('can be thrown away', async () => {
    const one = await approved();
    const { data: kept } = await save(one, { ...one.content, area: 9999 });
    const { data } = await shop.call('ownCase.discard', kept);
    expect(data.state).toBe('approved');
    expect((await detail(one.id)).content).toEqual(one.content);
    expect((await shop.call('ownCase.discard', data)).msgKey).toBe('goods.notNow');
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
