import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let operator: { memberId: string } & ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  const memberId = await api.given.member({ operator: true });
  operator = { memberId, ...api.as({ token: await api.signIn(memberId), lang: 'en' }) };
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

/** A review with two pictures, which shoppers see. */
const reviewed = async () => {
  const shop = await people.shop();
  const lin = await people.shopper({ code: shop.code });
  const sku = await api.given.sku({ name: 'Oak sofa' });
  const orderId = await people.paidOrder(lin, sku.skuId);
  await shop.call('shopOrder.record', { id: orderId });
  await shop.call('shopOrder.ship', { id: orderId, carrier: 'SF', receiptNo: 'SF1' });
  await lin.call('order.receive', { id: orderId });
  const lineId = (await lin.call('order.detail', { id: orderId })).data.lines[0]?.id ?? '';
  const pictures = [await people.picture(lin.memberId), await people.picture(lin.memberId)];
  await lin.call('order.evaluate', {
    orderId,
    lines: [{ lineId, score: 5, text: 'long enough', images: pictures }],
  });
  const [own] = (await lin.call('review.mine')).data.list;
  return { lin, pictures, reviewId: own?.id ?? '', productId: sku.productId };
};
const put = (reviewId: string, pictures: string[], by: ReturnType<Api['as']> = operator) =>
  by.call('platformBanner.fromReview', { reviewId, pictures });
const shown = async () =>
  (await api.as({ lang: 'en' }).call('banner.list', { type: 9, size: 90 })).data.list.map(
    ({ pc_image, title, product }) => ({
      picture: pc_image,
      title,
      products: product.list.map(({ id }) => id),
    }),
  );
const decide = async (id: string, decision: 'show' | 'hide') => {
  const { list } = (await operator.call('mallReview.list', {})).data;
  const version = list.find((one) => one.id === id)?.version ?? 0;
  await operator.call('mallReview.decide', { id, version, decision, reason: 'Not furniture' });
};

it('pictures of a review are in the buyer show once, with the product, as long as the review is shown', async () => {
  const { pictures, reviewId, productId } = await reviewed();
  const [first = '', second = ''] = pictures;
  expect((await put(reviewId, [first])).data.added).toHaveLength(1);
  expect((await put(reviewId, [first, second, second])).data.added).toHaveLength(1);
  const both = pictures.map((picture) => ({ picture, title: 'Oak sofa', products: [productId] }));
  expect(await shown()).toEqual(both);
  await decide(reviewId, 'hide');
  expect(await shown()).toEqual([]);
  const { list } = (await operator.call('platformBanner.list', { kind: 9 })).data;
  expect(list.map(({ state, fromReview }) => ({ state, fromReview }))).toEqual([
    { state: 'withheld', fromReview: true },
    { state: 'withheld', fromReview: true },
  ]);
  await decide(reviewId, 'show');
  expect(await shown()).toEqual(both);
});

it('what its author takes out of a review leaves the buyer show', async () => {
  const { lin, pictures, reviewId } = await reviewed();
  const [first = '', second = ''] = pictures;
  await put(reviewId, pictures);
  const words = { text: 'long enough, still', score: 5, service: 5, logistics: 5, anonymous: false };
  expect((await lin.call('review.edit', { id: reviewId, ...words, images: [second] })).code).toBe(200);
  const now = (await shown()).map(({ picture }) => picture);
  expect(now).toContain(second);
  expect(now).not.toContain(first);
});

it('a picture that takes the place of the review’s is the operator’s own', async () => {
  const { pictures, reviewId } = await reviewed();
  const [added] = (await put(reviewId, pictures.slice(0, 1))).data.added;
  const { data } = await operator.call('platformBanner.list', { kind: 9 });
  const banner = data.list.find(({ id }) => id === added);
  if (banner === undefined) throw new Error('It was just made');
  const { id, version, title, subtitle, products } = banner;
  const own = await people.picture(operator.memberId);
  const saved = await operator.call('platformBanner.save', {
    ...{ kind: 9, id, version, title, subtitle, products },
    picture: own,
  });
  expect(saved.data).toMatchObject({ fromReview: false, picture: own, version: version + 1 });
  await decide(reviewId, 'hide');
  expect((await shown()).map(({ picture }) => picture)).toContain(own);
});

it('refuses a review that is not shown, pictures of another one, and who may not', async () => {
  const [one, other] = [await reviewed(), await reviewed()];
  expect((await put(one.reviewId, other.pictures)).code).toBe(40001);
  expect((await put('none', one.pictures)).code).toBe(40400);
  const reader = await api.given.member();
  await api.given.operator(reader, ['content.view']);
  expect((await put(one.reviewId, one.pictures, api.as({ token: await api.signIn(reader) }))).code).toBe(
    40300,
  );
  await decide(one.reviewId, 'hide');
  expect((await put(one.reviewId, one.pictures)).code).toBe(40900);
});

it('two operators who put the same picture there at once put it there once', async () => {
  const { pictures, reviewId } = await reviewed();
  const both = await Promise.all([put(reviewId, pictures), put(reviewId, pictures)]);
  expect(both.flatMap(({ data }) => data.added)).toHaveLength(2);
});
