import { upload } from '@mall/contract/core/limits';
import { wholeGoods } from '../../testing/goods.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, type Reply, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let shop: Awaited<ReturnType<People['shop']>>;
let operatorId: string;
const tokens = { shop: '', operator: '' };
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  shop = await people.shop();
  operatorId = await api.given.member({ operator: true });
  tokens.shop = await api.signIn(shop.ownerId);
  tokens.operator = await api.signIn(operatorId);
});
afterAll(() => api.stop());

/** What the two kinds of films begin with, and nothing that could be played. */
const mp4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom'),
  Buffer.from([0, 0, 2, 0]),
  Buffer.from('isomiso2'),
  Buffer.alloc(64, 7),
]);
const webm = Buffer.concat([
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0xf7, 0x81, 1, 0x42, 0xf2, 0x81, 4]),
  Buffer.from([0x42, 0xf3, 0x81, 8, 0x42, 0x82, 0x84]),
  Buffer.from('webm'),
  Buffer.from([0x42, 0x87, 0x81, 4, 0x42, 0x85, 0x81, 2]),
  Buffer.alloc(64, 7),
]);

type Stored = Reply<{ url: string; bytes: number }>;
const send = async (
  bytes: Buffer,
  to: 'shop' | 'platform' = 'shop',
  token = to === 'shop' ? tokens.shop : tokens.operator,
): Promise<Stored> => {
  const form = new FormData();
  form.append('name', 'turn.mp4');
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'video/mp4' }), 'turn.mp4');
  const encoded = new Response(form);
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/${to}/goodsFilm`,
    headers: { token, 'x-locale': 'en', 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { ...reply.json<Stored>(), status: reply.statusCode };
};

it.each([
  ['mp4', mp4, 'shop', 'video/mp4'],
  ['webm', webm, 'platform', 'video/webm'],
] as const)(
  'stores a film of the kind %s, which players ask for in parts',
  async (ending, bytes, to, type) => {
    const { code, data } = await send(bytes, to);
    expect([code, data.bytes]).toEqual([200, bytes.length]);
    expect(data.url).toMatch(new RegExp(`^/media/up/[\\d-]+/[\\w-]{24}\\.${ending}$`));
    const part = await api.app.inject({ url: data.url, headers: { range: 'bytes=4-7' } });
    expect([part.statusCode, part.headers['content-type']]).toEqual([206, type]);
    expect(part.rawPayload.equals(bytes.subarray(4, 8))).toBe(true);
  },
);

it.each([
  [
    'a picture that is called a film',
    async () => Buffer.from('\x89PNG\r\n\x1a\n'.padEnd(200, 'x'), 'latin1'),
    'upload.notFilm',
  ],
  ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'upload.notFilm'],
  ['an empty file', async () => Buffer.alloc(0), 'upload.failed'],
  [
    'one that is too large',
    async () => Buffer.concat([mp4, Buffer.alloc(upload.filmMaxBytes)]),
    'upload.tooLarge',
  ],
])('refuses %s, whatever its name says', async (_what, bytes, refusal) => {
  const before = await api.db.selectFrom('media_files').select('key').where('kind', '=', 'film').execute();
  expect(await send(await bytes())).toMatchObject({ msgKey: refusal });
  expect(await api.db.selectFrom('media_files').select('key').where('kind', '=', 'film').execute()).toEqual(
    before,
  );
});

it('is for who may edit goods', async () => {
  const token = await api.signIn(await api.given.member());
  expect((await send(mp4, 'shop', token)).code).toBe(40300);
  expect((await send(mp4, 'platform', token)).code).toBe(40300);
});

it('is shown by the product that names it, and by no other seller’s', async () => {
  const { data } = await send(mp4, 'platform');
  const brandId = String(await api.given.brand());
  const content = await wholeGoods(api, people, operatorId, { video: data.url, brandId });
  const operator = api.as({ token: tokens.operator });
  const { data: made } = await operator.call('mallGoods.create', { content });
  const { data: at } = await operator.call('mallGoods.publish', { id: made.id, version: made.version });
  const { productId } = (await operator.call('mallGoods.detail', { id: at.id })).data;
  expect((await operator.call('product.detail', { id: productId ?? '' })).data.video).toBe(data.url);
  const theirs = await wholeGoods(api, people, shop.ownerId, { video: data.url });
  expect(await shop.call('ownGoods.create', { content: theirs })).toMatchObject({
    msgKey: 'goods.pictureUnknown',
  });
  const elsewhere = { ...theirs, video: 'https://films.example/watch?v=1' };
  expect((await shop.call('ownGoods.create', { content: elsewhere })).code).toBe(200);
});
