import { languages } from '@mall/contract/core/languages';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let operator: ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })), lang: 'en' });
});
afterAll(() => api.stop());

const recorded = { type: 'order.recorded', audience: 'member', language: 'en' } as const;
const own = { title: 'We build {{no}} now', body: 'Our workshop has begun with order {{no}}.' };
const list = async (language: 'en' | 'zh' = 'en') =>
  (await operator.call('mallMessageText.list', { language })).data;
const one = async () =>
  (await list()).find(({ type, audience }) => type === recorded.type && audience === 'member');
const save = (text: typeof own | null, seen: typeof own | null, more: object = {}) =>
  operator.call('mallMessageText.save', { ...recorded, text, seen, ...more });

it('lists every message once for each of its readers, in every language, with the values that it has', async () => {
  for (const language of languages) {
    const { data } = await operator.call('mallMessageText.list', { language });
    expect(data.length).toBeGreaterThan(50);
    expect(new Set(data.map(({ type, audience }) => `${type} ${audience}`)).size).toBe(data.length);
    for (const { usual, names } of data)
      for (const [, name] of `${usual.title} ${usual.body}`.matchAll(/\{\{(\w+)\}\}/g))
        expect(names).toContain(name);
  }
  expect(await one()).toMatchObject({ kind: 'delivery', own: null });
});

it('sends the operator’s words instead, also of messages that were sent before, in that language alone', async () => {
  const shop = await people.shop();
  const buyer = await people.shopper({ code: shop.code });
  const { skuId } = await api.given.sku({ price: 100_000, stock: 10 });
  const id = await people.paidOrder(buyer, skuId);
  await shop.call('shopOrder.record', { id });
  const told = async (lang: 'en' | 'zh') => {
    const { data } = await api.as({ token: buyer.token, lang }).call('message.list', {});
    return data.list.find(({ type }) => type === recorded.type);
  };
  const [before, inChinese] = [await told('en'), await told('zh')];
  expect((await save(own, null)).code).toBe(200);
  const { no } = await api.db
    .selectFrom('orders')
    .select('no')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(await told('en')).toMatchObject({
    title: `We build ${no} now`,
    body: `Our workshop has begun with order ${no}.`,
  });
  expect(await told('zh')).toEqual(inChinese);
  expect((await one())?.own).toEqual(own);
  expect((await save(null, own)).code).toBe(200);
  expect(await told('en')).toEqual(before);
});

it('refuses a value that the message does not have, naming those it has', async () => {
  const answer = await save({ ...own, body: 'It costs {{amount}}' }, null);
  expect(answer.msgKey).toBe('messageText.unknownName');
  expect(answer.msg).toContain('“amount”');
  expect(answer.msg).toContain('no');
  expect((await save(own, null, { type: 'order.unheard' })).msgKey).toBe('missing');
});

it('lets one of two at once save, and shows the other what is there now', async () => {
  const [one, two] = [own, { ...own, title: 'Begun: {{no}}' }];
  const answers = await Promise.all([save(one, null), save(two, null)]);
  expect(answers.map(({ code }) => code)).toEqual(expect.arrayContaining([200, 40900]));
  const [winner, loser] = answers[0]?.code === 200 ? [one, two] : [two, one];
  expect(answers.find(({ code }) => code !== 200)?.data).toEqual({ content: winner });
  expect((await save(loser, { title: 'x', body: 'y' })).msgKey).toBe('goods.changedElsewhere');
  expect((await save(loser, winner)).code).toBe(200);
  expect((await save(null, winner)).msgKey).toBe('goods.changedElsewhere');
  expect((await save(null, loser)).code).toBe(200);
});
