import { handlingLimits } from '@mall/contract/trade/handled-review';
import { dayMs } from '@mall/contract/core/time';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let wei: ReturnType<Api['as']>;
const operator = async () =>
  api.as({ token: await api.signIn(await api.given.member({ operator: true, name: 'Wei' })), lang: 'en' });
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  wei = await operator();
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

type Shop = Awaited<ReturnType<People['shop']>>;
type Over = { shop?: Shop; sku?: Awaited<ReturnType<Api['given']['sku']>> };
/** A shop, and somebody to whom it has sent what they bought. */
const sent = async (over: Over = {}) => {
  const shop = over.shop ?? (await people.shop());
  const lin = await people.shopper({ code: shop.code, name: 'Lin Xiaoming' });
  const sku = over.sku ?? (await api.given.sku());
  const orderId = await people.paidOrder(lin, sku.skuId);
  await shop.call('shopOrder.record', { id: orderId });
  await shop.call('shopOrder.ship', { id: orderId, carrier: 'SF', receiptNo: 'SF1' });
  return { shop, lin, sku, orderId };
};
/** The same, and their review. */
const reviewed = async (text = 'long enough', score = 5, over: Over = {}) => {
  const { shop, lin, sku, orderId } = await sent(over);
  await write(lin, orderId, text, score);
  return { shop, lin, sku, productId: sku.productId, ...(await ownOf(lin)) };
};
const write = async (lin: Shopper, orderId: string, text: string, score: number) => {
  await lin.call('order.receive', { id: orderId });
  const lineId = (await lin.call('order.detail', { id: orderId })).data.lines[0]?.id ?? '';
  await lin.call('order.evaluate', { orderId, lines: [{ lineId, score, text, anonymous: true }] });
};
const ownOf = async (lin: Shopper) => {
  const [own] = (await lin.call('review.mine')).data.list;
  return { id: own?.id ?? '', state: own?.state, reason: own?.reason };
};
const seen = async (productId: string) => {
  const { list, summary } = (await api.as().call('review.list', { productId })).data;
  const product = await api.db
    .selectFrom('products')
    .select(['rating_sum', 'rating_count', 'good_count'])
    .where('id', '=', Number(productId))
    .executeTakeFirstOrThrow();
  return { list, count: summary.count, average: summary.average, ...product };
};
const found = async (productId: string, over: object = {}) =>
  (await wei.call('mallReview.list', { productId, ...over })).data.list[0];
const none = { count: 0, average: 0, rating_sum: 0, rating_count: 0, good_count: 0 };

it('with a contact in it waits, counts for nothing, and its author sees that', async () => {
  const { lin, shop, productId, id, state } = await reviewed('call me: 138 0000 1111');
  expect(state).toBe('waiting');
  expect(await seen(productId)).toMatchObject({ list: [], ...none });
  expect((await lin.call('review.useful', { id, state: 1 })).msgKey).toBe('missing');
  const held = await found(productId, { tab: 'waiting' });
  expect(held).toMatchObject({ id, contact: 'phone', version: 1, state: 'waiting' });
  expect((await wei.call('mallReview.decide', { id, version: 1, decision: 'show' })).code).toBe(200);
  expect(await seen(productId)).toMatchObject({ count: 1, rating_sum: 5, rating_count: 1, good_count: 1 });
  expect(await ownOf(lin)).toMatchObject({ state: 'shown' });
  const [news] = (await lin.call('message.list')).data.list;
  expect(news?.type).toBe('review.shown');

  // The same words stay shown; others with a contact wait again, and without one are shown.
  await lin.call('review.edit', { id, score: 3, text: 'call me: 138 0000 1111' });
  expect(await seen(productId)).toMatchObject({ count: 1, rating_sum: 3, good_count: 0 });
  await lin.call('review.edit', { id, score: 3, text: 'see oaksofa.com for more' });
  expect(await seen(productId)).toMatchObject(none);
  await lin.call('review.edit', { id, score: 4, text: 'a very good sofa' });
  expect(await seen(productId)).toMatchObject({ count: 1, rating_sum: 4, good_count: 1 });
  expect((await shop.call('shopReview.list')).data.total).toBe(1);
  await lin.call('review.follow', { id, text: 'WhatsApp: oakman' });
  expect(await seen(productId)).toMatchObject(none);
  expect((await shop.call('shopReview.list')).data.total).toBe(0);
  const { version } = (await found(productId)) ?? { version: 0 };
  await wei.call('mallReview.decide', { id, version, decision: 'hide', reason: 'A number in it' });
  expect((await shop.call('shopReview.list')).data.list).toEqual([]);
});

it('hidden with a reason that its author reads, and shown again', async () => {
  const { lin, productId, id } = await reviewed('a rude word', 1);
  const hide = { id, version: 1, decision: 'hide' as const };
  expect((await wei.call('mallReview.decide', hide)).msgKey).toBe('review.reasonMissing');
  expect((await wei.call('mallReview.decide', { ...hide, reason: 'Insulting' })).code).toBe(200);
  expect(await seen(productId)).toMatchObject({ list: [], ...none });
  expect(await ownOf(lin)).toMatchObject({ state: 'hidden', reason: 'Insulting' });
  const [news] = (await lin.call('message.list')).data.list;
  expect(news).toMatchObject({ type: 'review.hidden' });
  expect(news?.body).toContain('Insulting');
  await lin.call('review.edit', { id, score: 2, text: 'no rude word' });
  expect(await ownOf(lin)).toMatchObject({ state: 'hidden' });
  expect((await wei.call('mallReview.decide', { ...hide, decision: 'show' })).msgKey).toBe(
    'review.changedMeanwhile',
  );
  const now = await found(productId, { tab: 'hidden' });
  await wei.call('mallReview.decide', { id, version: now?.version ?? 0, decision: 'show' });
  expect(await seen(productId)).toMatchObject({ count: 1, rating_sum: 2, rating_count: 1 });
  const { data } = await wei.call('operatorLog.list', { area: 'order' });
  expect(data.list.slice(0, 2).map(({ title }) => title)).toEqual([
    'Review of a shopper let through or shown again',
    'Review of a shopper hidden',
  ]);
});

it('of decisions, edits and answers at once each finds what it saw, or is refused', async () => {
  const { lin, shop, productId, id } = await reviewed();
  const other = await operator();
  const at = { id, version: 1 };
  const answers = await Promise.all([
    wei.call('mallReview.decide', { ...at, decision: 'hide', reason: 'One' }),
    other.call('mallReview.decide', { ...at, decision: 'hide', reason: 'Two' }),
    shop.call('shopReview.answer', { ...at, text: 'Thank you' }),
  ]);
  expect(answers.map(({ msgKey }) => msgKey ?? 'ok').sort()).toEqual([
    'ok',
    'review.changedMeanwhile',
    'review.changedMeanwhile',
  ]);
  const { version } = (await found(productId)) ?? { version: 0 };
  await Promise.all([
    lin.call('review.edit', { id, score: 2, text: 'changed my mind' }),
    wei.call('mallReview.decide', { id, version, decision: 'hide', reason: 'Late' }),
  ]);
  const now = await found(productId);
  expect((await seen(productId)).rating_count).toBe(now?.state === 'shown' ? 1 : 0);
});

it('counts for its product as often as it is shown, with others written, hidden, shown and edited at once', async () => {
  const first = await reviewed('one of many', 5);
  const { sku, productId } = first;
  const hidden = await reviewed('a rude word', 1, first);
  const edited = await reviewed('some words', 2, first);
  await wei.call('mallReview.decide', { id: hidden.id, version: 1, decision: 'hide', reason: 'Rude' });
  const others = [await sent({ sku }), await sent({ sku })];
  const answers = await Promise.all([
    wei.call('mallReview.decide', { id: first.id, version: 1, decision: 'hide', reason: 'Rude' }),
    wei.call('mallReview.decide', { id: hidden.id, version: 2, decision: 'show' }),
    edited.lin.call('review.edit', { id: edited.id, score: 4, text: 'other words' }),
  ]);
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
  await Promise.all([
    ...others.map(({ lin, orderId }) => write(lin, orderId, 'long enough', 3)),
    wei.call('mallReview.decide', { id: first.id, version: 2, decision: 'show' }),
    wei.call('mallReview.decide', { id: hidden.id, version: 3, decision: 'hide', reason: 'Rude' }),
  ]);
  expect(await seen(productId)).toMatchObject({
    ...{ count: 4, rating_count: 4 },
    ...{ rating_sum: 5 + 4 + 3 + 3, good_count: 2 },
  });
});

it('written by a process of the version before is of its shop, and counts as another version', async () => {
  const { productId, id, shop } = await reviewed();
  const put = (over: object) =>
    api.db
      .updateTable('reviews')
      .set({ text: 'other words', ...over })
      .where('id', '=', id)
      .execute();
  await put({});
  expect((await shop.call('shopReview.list')).data.counts).toMatchObject({ all: 1 });
  const answer = await shop.call('shopReview.answer', { id, version: 1, text: 'Thank you' });
  expect(answer.msgKey).toBe('review.changedMeanwhile');
  await wei.call('mallReview.decide', { id, version: 2, decision: 'hide', reason: 'Insulting' });
  await expect(put({ score: 1 })).rejects.toThrow('is not shown');
  expect(await seen(productId)).toMatchObject(none);
});

it('is answered once by its seller, who can change that for a while', async () => {
  const { lin, shop, productId, id } = await reviewed();
  const [row] = (await shop.call('shopReview.list', { tab: 'unanswered' })).data.list;
  expect(row).toMatchObject({ id, version: 1, author: 'L**', reply: null });
  const elsewhere = await people.shop();
  expect((await elsewhere.call('shopReview.answer', { id, version: 1, text: 'Hi' })).msgKey).toBe('missing');
  expect((await wei.call('mallReview.answer', { id, version: 1, text: 'Hi' })).msgKey).toBe('missing');
  const both = await Promise.all(
    ['Thank you', 'Thanks'].map((text) => shop.call('shopReview.answer', { id, version: 1, text })),
  );
  expect(both.map(({ msgKey }) => msgKey ?? 'ok').sort()).toEqual(['ok', 'review.changedMeanwhile']);
  await shop.call('shopReview.answer', { id, version: 2, text: 'Thank you, Lin' });
  expect((await seen(productId)).list[0]?.reply?.text).toBe('Thank you, Lin');
  const news = (await lin.call('message.list')).data.list.filter(({ type }) => type === 'review.answered');
  expect(news).toHaveLength(1);
  const { data } = await shop.call('shopReview.list');
  expect(data).toMatchObject({ counts: { all: 1, unanswered: 0 }, list: [{ reply: { editable: true } }] });
  const old = new Date(Date.now() - (handlingLimits.editableDays + 1) * dayMs);
  await api.db.updateTable('reviews').set({ first_reply_at: old }).where('id', '=', id).execute();
  const late = await shop.call('shopReview.answer', { id, version: 3, text: 'Again' });
  expect(late.msgKey).toBe('review.answerTooLate');
});

it('of what the mall sold itself is answered by the mall', async () => {
  const lin = await people.shopper();
  const { skuId, productId } = await api.given.sku();
  const orderId = await people.paidOrder(lin, skuId);
  await wei.call('platformOrder.record', { id: orderId, productionDays: 1, transitDays: 1 });
  await wei.call('platformOrder.ship', { id: orderId, carrier: 'SF', receiptNo: 'SF1' });
  await write(lin, orderId, 'long enough', 4);
  const held = await found(productId, { shop: 'mall' });
  expect(held).toMatchObject({ shop: null, score: 4 });
  const answer = { id: held?.id ?? '', version: 1, text: 'Thank you' };
  expect((await wei.call('mallReview.answer', answer)).code).toBe(200);
  expect((await seen(productId)).list[0]?.reply?.text).toBe('Thank you');
});

it('is reported once, and hidden or left as it is', async () => {
  const { shop, productId, id } = await reviewed('a rude word', 1);
  const report = { id, version: 1, reason: 'insult' as const, note: 'Look at the first line' };
  const both = await Promise.all([report, report].map((one) => shop.call('shopReview.report', one)));
  expect(both.map(({ msgKey }) => msgKey ?? 'ok').sort()).toEqual(['ok', 'review.reported']);
  expect(await found(productId, { tab: 'reported' })).toMatchObject({
    id,
    report: { reason: 'insult', note: 'Look at the first line', state: 'open' },
  });
  await wei.call('mallReview.decide', { id, version: 1, decision: 'hide', reason: 'Insulting' });
  const [row] = (await shop.call('shopReview.list', { tab: 'reported' })).data.list;
  expect(row).toMatchObject({ state: 'hidden', report: { state: 'upheld' } });
  expect((await shop.call('shopReview.answer', { id, version: 2, text: 'Hi' })).msgKey).toBe(
    'review.notShown',
  );
  await wei.call('mallReview.decide', { id, version: 2, decision: 'show' });
  expect(await found(productId)).toMatchObject({ state: 'shown', report: { state: 'dismissed' } });
  await wei.call('mallReview.decide', { id, version: 3, decision: 'hide', reason: 'Insulting' });

  const second = await reviewed('true, but sad', 1, { shop });
  await shop.call('shopReview.report', { ...report, id: second.id });
  const at = { id: second.id, version: 1 };
  expect((await wei.call('mallReview.dismissReport', at)).code).toBe(200);
  expect((await wei.call('mallReview.dismissReport', at)).msgKey).toBe('missing');
  expect(await ownOf(second.lin)).toMatchObject({ state: 'shown' });
  const { counts } = (await wei.call('mallReview.list', { shop: shop.id, stars: 1 })).data;
  expect(counts).toMatchObject({ all: 2, reported: 0, hidden: 1 });
});
