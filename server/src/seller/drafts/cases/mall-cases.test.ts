import { type CaseContent, emptyCase } from '@mall/contract/seller/own-cases';
import { wholeCase } from '../../../testing/cases.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { createPeople, type People } from '../../../testing/people.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';

type At = { id: string; version: number };

let api: Api;
let people: People;
let shop: Awaited<ReturnType<People['shop']>>;
let operatorId: string;
let operator: ReturnType<Api['as']>;
let other: ReturnType<Api['as']>;
let sofa: Awaited<ReturnType<Api['given']['sku']>>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  shop = await people.shop({ factor: 15_000 });
  operatorId = await api.given.member({ operator: true });
  operator = api.as({ token: await api.signIn(operatorId), lang: 'en' });
  other = api.as({ token: await api.signIn(await api.given.member({ operator: true })), lang: 'en' });
  sofa = await api.given.sku({ name: 'Cloud sofa', price: 100_000, stock: 5 });
});
afterAll(async () => {
  await expectInvariants(api);
  await api.stop();
});

const whole = (over: Partial<CaseContent> = {}) => wholeCase(people, operatorId, [sofa.skuId], over);
const created = async (over: Partial<CaseContent> = {}): Promise<At> =>
  (await operator.call('mallCase.create', { content: await whole(over) })).data;
const publish = ({ id, version }: At, by = operator) => by.call('mallCase.publish', { id, version });
const detail = async (id: string) => (await operator.call('mallCase.detail', { id })).data;
const published = async (over: Partial<CaseContent> = {}) => {
  const at = await created(over);
  expect((await publish(at)).code).toBe(200);
  return detail(at.id);
};
const save = ({ id, version }: At, content: CaseContent, by = operator) =>
  by.call('mallCase.save', { id, version, content });
const shopper = (code?: string) => api.as(code === undefined ? { lang: 'en' } : { code, lang: 'en' });
const seen = (caseId: string | null, code?: string) =>
  shopper(code).call('designCase.detail', { id: caseId ?? '1' });
const gallery = async (code?: string) =>
  (await shopper(code).call('designCase.list', { size: 100 })).data.list.map(({ id }) => id);
const codesOf = (replies: readonly { code: number }[]) =>
  replies.map(({ code }) => code).sort((a, b) => a - b);

it('an operator makes a design case, and shoppers see it with its pieces in the mall and in every shop', async () => {
  const made = await published({ title: { zh: '平台之家', en: 'Home of the mall' } });
  expect(made).toMatchObject({ state: 'approved', changed: [], live: { shown: true } });
  for (const [code, price] of [
    [undefined, 100_000],
    [shop.code, 150_000],
  ] as const) {
    expect(await gallery(code)).toContain(made.caseId);
    expect((await seen(made.caseId, code)).data).toMatchObject({
      title: 'Home of the mall',
      pictures: [{ w: 1600, hotspots: [{ piece: { name: 'Cloud sofa', price } }] }],
      plan: { items: [{ skuId: sofa.skuId }] },
    });
  }
});

it('stands before none of a shop’s own', async () => {
  const content = await wholeCase(people, shop.ownerId, [sofa.skuId]);
  const mine = await published();
  const { data: at } = await shop.call('ownCase.create', { content });
  const { data: sent } = await shop.call('ownCase.submit', at);
  await operator.call('platformCase.decide', { id: sent.id, version: sent.version, decision: 'approve' });
  const { caseId } = (await shop.call('ownCase.detail', { id: at.id })).data;
  const order = (await gallery(shop.code)).filter((id) => id === caseId || id === mine.caseId);
  expect(order).toEqual([caseId, mine.caseId]);
});

it('a change is seen when it is published and not before; what nobody changed stays as it stands', async () => {
  const made = await published();
  await api.db
    .updateTable('design_cases')
    .set({ cover: '/media/demo/card.webp' })
    .where('id', '=', Number(made.caseId))
    .execute();
  const { data: kept } = await save(made, { ...made.content, title: { en: 'Louder home' }, area: 3000 });
  expect((await seen(made.caseId)).data.title).toBe('Quiet home');
  expect(await detail(made.id)).toMatchObject({ state: 'draft', changed: ['area', 'title'] });
  expect((await publish(kept)).code).toBe(200);
  expect((await seen(made.caseId)).data).toMatchObject({
    title: 'Louder home',
    area: 3000,
    cover: '/media/demo/card.webp',
  });
});

it('a draft lacks nothing when shoppers see it', async () => {
  const at = (await operator.call('mallCase.create', { content: emptyCase })).data;
  expect(await publish(at)).toMatchObject({
    msgKey: 'goods.incomplete',
    data: { title: 'missing', room: 'missing', style: 'missing', area: 'missing', pictures: 'pictures.none' },
  });
  expect(await detail(at.id)).toMatchObject({ caseId: null, live: null });
});

it('takes no product of a shop and no picture of somebody else', async () => {
  const theirs = await api.given.sku({ shopId: shop.id });
  const create = (content: CaseContent) => operator.call('mallCase.create', { content });
  expect((await create(await wholeCase(people, operatorId, [theirs.skuId]))).msgKey).toBe(
    'case.pieceUnknown',
  );
  const stranger = await api.given.member();
  expect((await create(await wholeCase(people, stranger, [sofa.skuId]))).msgKey).toBe('goods.pictureUnknown');
  const skuIds = [sofa.skuId, theirs.skuId];
  expect((await operator.call('mallCase.pieces', { skuIds })).data).toMatchObject([
    { skuId: sofa.skuId, price: 100_000, sold: true },
  ]);
});

describe('of two operators', () => {
  it('who change a case at once, the second is shown what the first wrote', async () => {
    const made = await published();
    const saves = await Promise.all([
      save(made, { ...made.content, title: { en: 'First' } }),
      save(made, { ...made.content, title: { en: 'Second' } }, other),
    ]);
    expect(codesOf(saves)).toEqual([200, 40900]);
    const now = await detail(made.id);
    expect(saves.find(({ code }) => code === 40900)).toMatchObject({
      msgKey: 'case.changedElsewhere',
      data: { version: now.version, content: { title: now.content.title } },
    });
  });

  it('who publish at once, one does; shoppers see one case', async () => {
    const before = (await gallery()).length;
    const at = await created();
    expect(codesOf(await Promise.all([publish(at), publish(at, other)]))).toEqual([200, 40900]);
    expect(await gallery()).toHaveLength(before + 1);
  });
});

it('is hidden and shown, goes to the bin and back, at once', async () => {
  const { id, caseId } = await published();
  const isSeen = async () => (await gallery()).includes(caseId ?? '');
  const states = [await isSeen()];
  for (const step of [
    () => operator.call('mallCase.show', { id, shown: false }),
    () => operator.call('mallCase.show', { id, shown: true }),
    () => operator.call('mallCase.remove', { id }),
    () => operator.call('mallCase.restore', { id }),
  ]) {
    expect((await step()).code).toBe(200);
    states.push(await isSeen());
  }
  expect(states).toEqual([true, false, true, false, true]);
});

it('is copied, and goes back to what shoppers see', async () => {
  const made = await published();
  const { data: copy } = await operator.call('mallCase.copy', { id: made.id });
  expect(await detail(copy.id)).toMatchObject({ state: 'draft', live: null, content: made.content });
  const { data: kept } = await save(made, { ...made.content, title: { en: 'Not this' } });
  const { data } = await operator.call('mallCase.discard', { id: made.id, version: kept.version });
  expect(data.state).toBe('approved');
  expect((await detail(made.id)).content.title).toEqual(made.content.title);
});

it('is listed by state, room, style, title and whether it is shown, and counted', async () => {
  const made = await published({ title: { en: 'Listed study' }, room: 'office', style: 'industrial' });
  const { data: begun } = await operator.call('mallCase.create', {
    content: { ...emptyCase, room: 'office' },
  });
  const list = async (filter: object) => {
    const { data } = await operator.call('mallCase.list', filter);
    return { ids: data.list.map(({ id }) => id), counts: data.counts };
  };
  expect(await list({ room: 'office' })).toEqual({
    ids: [begun.id, made.id],
    counts: { all: 2, approved: 1, draft: 1 },
  });
  for (const filter of [
    { room: 'office', style: 'industrial' },
    { keyword: 'listed STUDY' },
    { room: 'office', shown: 'on' },
    { room: 'office', tab: 'approved' },
  ])
    expect((await list(filter)).ids).toEqual([made.id]);
});

it('no shop sees a draft of the mall, and the mall none of a shop', async () => {
  const mine = await created();
  const content = await wholeCase(people, shop.ownerId, [sofa.skuId]);
  const { data: theirs } = await shop.call('ownCase.create', { content });
  expect((await shop.call('ownCase.detail', { id: mine.id })).code).toBe(40400);
  expect((await shop.call('ownCase.submit', mine)).code).toBe(40400);
  expect((await operator.call('mallCase.detail', { id: theirs.id })).code).toBe(40400);
  expect((await publish(theirs)).code).toBe(40400);
  expect((await operator.call('platformCase.detail', { id: mine.id })).code).toBe(40400);
});

it('leaves a row in the log of the console for each move, with what changed', async () => {
  const made = await published({ title: { en: 'Logged room', zh: '日志案例' } });
  const { data: kept } = await save(made, { ...made.content, area: 4000 });
  await publish(kept);
  await operator.call('mallCase.show', { id: made.id, shown: false });
  const rows = await api.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'shop_id', 'diff'])
    .where('object', '=', `case:${made.id}`)
    .orderBy('id')
    .execute();
  expect(rows).toMatchObject([
    { action: 'case.create', actor_id: operatorId, shop_id: null },
    { action: 'case.publish' },
    { action: 'case.publish', diff: { about: '日志案例', fields: ['area'] } },
    { action: 'case.hide' },
  ]);
  const { data } = await operator.call('operatorLog.list', { size: 100 });
  expect(data.list.find(({ action }) => action === 'case.publish')).toMatchObject({
    title: 'Design case of the mall published',
    area: 'goods',
    shop: null,
  });
});
