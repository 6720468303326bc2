import { asSent } from '../../testing/goods-sheets.ts';
import { wholeGoods } from '../../testing/goods.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

const operator = async (name: string) => {
  const memberId = await api.given.member({ operator: true, name });
  return { memberId, name, ...api.as({ token: await api.signIn(memberId), lang: 'en' }) };
};
const brandOf = (zh: string, over: object = {}) => ({
  name: { zh },
  logo: null,
  intro: {},
  sort: 1,
  ...over,
});
/** A shop that has sent in a product, a brand and its profile, in that order. */
const sentIn = async () => {
  const shop = await people.shop();
  const content = asSent(await wholeGoods(api, people, shop.ownerId));
  const { data: made } = await shop.call('ownGoods.create', { content });
  const { data: goods } = await shop.call('ownGoods.submit', { id: made.id, version: made.version });
  const { data: brand } = await shop.call('ownBrand.create', brandOf(`木作 ${shop.code}`));
  const { data } = await shop.call('shop.update', { propaganda: '好木头' });
  return { shop, goods, brand, change: data.change };
};
type Who = Awaited<ReturnType<typeof operator>>;
const waiting = async (who: Who, shopId: string, over: object = {}) =>
  (await who.call('workReview.list', { shopId, ...over })).data;

it('is one list of all kinds, the longest waiting first, and of what was decided, when, by whom and why', async () => {
  const wei = await operator('Wei');
  const { shop, goods, brand, change } = await sentIn();
  const all = await waiting(wei, shop.id);
  expect(all.list.map(({ kind, id }) => [kind, id])).toEqual([
    ['goods', goods.id],
    ['brand', brand.id],
    ['shop', change.id],
  ]);
  expect(all).toMatchObject({ total: 3, counts: { goods: 1, brand: 1, shop: 1 }, shop: { id: shop.id } });
  expect(all.list[0]).toMatchObject({ name: 'Verdi velvet sofa', first: true, version: goods.version });
  const brands = await waiting(wei, shop.id, { kind: 'brand', size: 1 });
  expect(brands).toMatchObject({ total: 1, counts: { goods: 1, brand: 1, shop: 1 } });
  expect(brands.list.map(({ id }) => id)).toEqual([brand.id]);

  await wei.call('platformGoods.decide', { ...goods, decision: 'reject', reason: 'Blurred' });
  const lan = await operator('Lan');
  await lan.call('platformBrand.decide', { ...brand, decision: 'approve' });
  expect((await waiting(wei, shop.id)).list.map(({ kind }) => kind)).toEqual(['shop']);
  const decided = await waiting(wei, shop.id, { state: 'decided' });
  expect(
    decided.list.map(({ kind, decided: how }) => [kind, how?.decision, how?.by?.name, how?.reason]),
  ).toEqual([
    ['brand', 'approve', 'Lan', ''],
    ['goods', 'reject', 'Wei', 'Blurred'],
  ]);
  const mine = await waiting(wei, shop.id, { state: 'decided', mine: true });
  expect(mine).toMatchObject({ total: 1, counts: { goods: 1 } });
});

it('shows of a change only what differs, and all of what is new', async () => {
  const wei = await operator('Wei');
  const { shop, goods, brand, change } = await sentIn();
  const sofa = (await wei.call('workReview.detail', { kind: 'goods', id: goods.id })).data;
  expect(sofa).toMatchObject({ waits: true, first: true, decided: null, shop: { id: shop.id } });
  expect(sofa.fields).toContainEqual({
    ...{ field: 'price', of: 'Forest', before: null },
    after: { type: 'money', amount: 489_900 },
  });
  await wei.call('platformBrand.decide', { ...brand, decision: 'approve' });
  const { data: again } = await shop.call('ownBrand.save', {
    ...brandOf(`木作 ${shop.code}`, { sort: 7 }),
    ...{ id: brand.id, version: brand.version + 1 },
  });
  expect((await wei.call('workReview.detail', { kind: 'brand', id: brand.id })).data).toMatchObject({
    ...{ version: again.version, first: false },
    fields: [
      {
        ...{ field: 'sort', of: null },
        before: { type: 'number', number: 1, unit: 'none' },
        after: { type: 'number', number: 7, unit: 'none' },
      },
    ],
  });
  expect((await wei.call('workReview.detail', { kind: 'shop', id: change.id })).data.fields).toEqual([
    { field: 'slogan', of: null, before: null, after: { type: 'lines', lines: ['好木头'] } },
  ]);
  expect((await wei.call('workReview.detail', { kind: 'case', id: goods.id })).msgKey).toBe('missing');
});

it('is taken by one of two at once; the other is told by whom, and takes it over knowingly', async () => {
  const both = await Promise.all([operator('Wei'), operator('Lan')]);
  const { shop, brand } = await sentIn();
  const which = { kind: 'brand' as const, id: brand.id };
  const answers = await Promise.all(both.map((who) => who.call('workReview.take', which)));
  expect(answers.map(({ msgKey }) => msgKey ?? 'ok').sort()).toEqual(['ok', 'work.taken']);
  const first = answers[0]?.msgKey === undefined ? 0 : 1;
  const [winner, other] = [both[first] ?? both[0], both[1 - first] ?? both[1]];
  expect(answers[1 - first]?.data).toMatchObject({ id: winner.memberId, name: winner.name });
  expect((await waiting(other, shop.id)).list.find(({ kind }) => kind === 'brand')?.taker?.name).toBe(
    winner.name,
  );
  expect((await waiting(winner, shop.id, { mine: true })).total).toBe(1);
  expect((await winner.call('workReview.take', which)).code).toBe(200);

  expect((await other.call('workReview.giveBack', which)).msgKey).toBe('missing');
  const over = { ...which, from: winner.memberId };
  expect((await other.call('workReview.take', over)).data.name).toBe(other.name);
  expect((await winner.call('workReview.take', which)).msgKey).toBe('work.taken');
  expect((await other.call('workReview.giveBack', which)).code).toBe(200);
  expect((await winner.call('workReview.take', which)).code).toBe(200);

  await winner.call('platformBrand.decide', { ...brand, decision: 'approve' });
  expect((await winner.call('workReview.take', which)).msgKey).toBe('work.decided');
  expect(await api.db.selectFrom('work_takes').selectAll().where('id', '=', brand.id).execute()).toEqual([]);
  const { data } = await winner.call('operatorLog.list', { area: 'goods', actorId: winner.memberId });
  expect(data.list.map(({ title }) => title)).toContain('Taken for review');
});

it('decided by two at once, one wins and the other sees what was decided', async () => {
  const both = await Promise.all([operator('Wei'), operator('Lan')]);
  const { goods } = await sentIn();
  const answers = await Promise.all(
    both.map((who, at) =>
      who.call('platformGoods.decide', {
        ...goods,
        ...(at === 0 ? { decision: 'approve' as const } : { decision: 'reject' as const, reason: 'Blurred' }),
      }),
    ),
  );
  expect(answers.map(({ msgKey }) => msgKey ?? 'ok').sort()).toEqual(['goods.notNow', 'ok']);
  const won = answers[0]?.msgKey === undefined ? 0 : 1;
  const { data } = await both[0].call('workReview.detail', { kind: 'goods', id: goods.id });
  expect(data).toMatchObject({
    waits: false,
    decided: { decision: won === 0 ? 'approve' : 'reject', by: { name: both[won]?.name } },
  });
});

it('keeps templates of reasons: changed by one of two, removed and put back', async () => {
  const wei = await operator('Wei');
  const list = async () => (await wei.call('workReason.list')).data.list;
  const [begin] = await list();
  expect((await list()).length).toBe(5);
  expect(Object.keys(begin?.text ?? {}).sort()).toEqual(['en', 'fili', 'indo', 'zh']);
  const { data } = await wei.call('workReason.save', { text: { en: 'No sizes' } });
  const change = (en: string) =>
    wei.call('workReason.save', { id: data.id, version: data.version, text: { en } });
  const both = await Promise.all([change('One'), change('Two')]);
  expect(both.map(({ msgKey }) => msgKey ?? 'ok').sort()).toEqual(['goods.changedElsewhere', 'ok']);
  expect((await wei.call('workReason.save', { text: { en: ' ' } })).msgKey).toBe('request.invalid');
  expect((await wei.call('workReason.remove', { id: data.id })).code).toBe(200);
  expect((await list()).length).toBe(5);
  expect((await wei.call('workReason.remove', { id: data.id })).msgKey).toBe('missing');
  expect((await wei.call('workReason.restore', { id: data.id })).code).toBe(200);
  expect((await list()).at(-1)?.id).toBe(data.id);
  for (let at = 6; at < 30; at += 1) await wei.call('workReason.save', { text: { en: `Reason ${at}` } });
  expect((await wei.call('workReason.save', { text: { en: 'One too many' } })).msgKey).toBe('goods.tooMany');
});
