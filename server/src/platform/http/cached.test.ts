import { subscribe } from 'node:diagnostics_channel';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../../testing/ask.ts';
import { eventually } from '../../testing/eventually.ts';
import { startApi, type Api } from '../../testing/start-api.ts';

const shopRememberedMs = 3100;

let api: Api;
let origin: string;
let dear: { code: string };
let cheap: { code: string };
let productId: string;
/** The number of requests that Fastify has handled; answers of the response cache are not counted. */
let handled = 0;
subscribe('tracing:fastify.request.handler:start', () => void (handled += 1));

beforeAll(async () => {
  api = await startApi();
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  dear = await api.given.shop({ factor: 20_000 });
  cheap = await api.given.shop({ factor: 10_000 });
  for (let n = 0; n < 5; n += 1) ({ productId } = await api.given.sku({ price: 100_000, name: `Sofa ${n}` }));
});
afterAll(() => api.stop());

const list = () => `${origin}/api/productList?page=1&size=20`;
const detail = () => `${origin}/api/product_detail/${productId}`;

/** The answer through Fastify, and the same answer again. */
const slowAndFast = async (url: string, headers: Record<string, string>) => {
  const from = handled;
  const slow = await ask(url, headers);
  const between = handled;
  const fast = await ask(url, headers);
  return { slow, fast, handled: [between - from, handled - between] };
};

it.each([
  ['a visitor without a shop', () => `${origin}/api/getCategoryMenu`, () => ({})],
  ['a visitor of a shop', () => list(), () => ({ code: dear.code })],
  ['an English shopper', () => `${list()}&sort=sales`, () => ({ code: dear.code, 'x-locale': 'en' })],
  ['what the old client sends', () => `${list()}&sort=price`, () => ({ code: dear.code, lang: 'id' })],
  ['a connection that closes', () => `${list()}&order=asc`, () => ({ code: dear.code, connection: 'close' })],
])('the door answers %s as Fastify does, header for header', async (_who, url, headers) => {
  const { slow, fast, handled } = await slowAndFast(url(), headers());
  expect(handled).toEqual([1, 0]);
  expect(slow.status).toBe(200);
  expect(slow.body.toString()).toMatch(/^\{"code":200,/);
  expect(fast).toEqual(slow);
});

it('the door says "not modified" and compresses as Fastify does', async () => {
  const url = `${list()}&sort=price&order=asc`;
  const shop = { code: dear.code };
  const browser = { ...shop, 'accept-encoding': 'gzip, deflate, br' };
  const compressed = await slowAndFast(url, browser);
  expect(compressed.handled).toEqual([1, 0]);
  expect(compressed.slow.headers).toContainEqual(['content-encoding', 'br']);
  expect(compressed.fast).toEqual(compressed.slow);

  const [, etag = ''] = compressed.slow.headers.find(([name]) => name === 'etag') ?? [];
  const again = `${url}&from=menu`;
  const known = await slowAndFast(again, { ...browser, 'if-none-match': etag });
  expect(known.handled).toEqual([1, 0]);
  expect(known.slow.status).toBe(304);
  expect(known.fast).toEqual(known.slow);
});

it('HEAD is answered with the headers of GET', async () => {
  const url = `${list()}&size=10`;
  const get = await ask(url, { code: dear.code });
  const head = await ask(url, { code: dear.code }, 'HEAD');
  expect(head.headers).toEqual(get.headers);
  expect(head.body).toHaveLength(0);
});

it('never gives one shop the prices of another, nor any prices to nobody', async () => {
  const priceIn = async (headers: Record<string, string>) => {
    const { slow, fast } = await slowAndFast(detail(), headers);
    expect(fast.body.equals(slow.body)).toBe(true);
    return JSON.parse(fast.body.toString()).data;
  };
  const [inDear, inCheap, nowhere] = [
    await priceIn({ code: dear.code }),
    await priceIn({ code: cheap.code }),
    await priceIn({ code: 'NOSHOP9' }),
  ];
  expect(JSON.stringify(inDear)).toContain('200000');
  expect(JSON.stringify(inCheap)).not.toContain('200000');
  expect(JSON.stringify(nowhere)).not.toContain('100000');
});

it('an answer that only members may have never stands at the door', async () => {
  const token = await api.signIn(await api.given.member());
  const url = `${detail()}?only=members`;
  const members = await slowAndFast(url, { token });
  expect(members.handled).toEqual([1, 1]);
  expect(members.fast.body.toString()).toMatch(/^\{"code":200,/);
  const visitor = await slowAndFast(url, {});
  expect(visitor.handled).toEqual([1, 1]);
  expect(visitor.fast.body.toString()).not.toContain('100000');
});

it("a member's look is noted also when others have put the answer at the door", async () => {
  const token = await api.signIn(await api.given.member());
  await slowAndFast(detail(), { code: dear.code });
  expect((await slowAndFast(detail(), { code: dear.code, token })).handled).toEqual([1, 1]);
  const looked = await eventually(
    async () =>
      (await api.as({ token, code: dear.code }).call('browsingHistory.list', { page: 1, size: 10 })).data
        .list,
    (list) => list.length > 0,
  );
  expect(looked.map(({ id }) => id)).toEqual([productId]);
});

it('a personal answer never stands at the door', async () => {
  const token = await api.signIn(await api.given.member());
  const url = `${origin}/api/userInfo`;
  const mine = await slowAndFast(url, { token });
  expect(mine.handled).toEqual([1, 1]);
});

it('forgets a shop that has closed', async () => {
  const gone = await api.given.shop();
  const url = detail();
  await slowAndFast(url, { code: gone.code });
  await api.db.updateTable('shops').set({ status: 'suspended' }).where('id', '=', gone.id).execute();
  await sleep(shopRememberedMs);
  expect((await ask(url, { code: gone.code })).body.toString()).not.toContain('100000');
});
