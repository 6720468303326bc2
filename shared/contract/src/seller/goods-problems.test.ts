import { goodsProblems, saidIn } from './goods-problems.ts';
import { emptyGoods, emptySku, type GoodsContent, isVideoLink } from './own-goods.ts';

const whole: GoodsContent = {
  ...emptyGoods,
  name: { indo: 'Sofa' },
  categoryId: '7',
  images: ['/media/up/a.webp'],
  skus: [{ ...emptySku, price: 300, supply: 200, stock: 0 }],
  freightKind: 'free',
};
const keysOf = (over: Partial<GoodsContent>) =>
  goodsProblems({ ...whole, ...over }).map(({ field, key }) => `${field}:${key}`);

it('nothing keeps a whole product back, in whatever language it is named', () => {
  expect(keysOf({})).toEqual([]);
});

it.each<[string, Partial<GoodsContent>, string[]]>([
  ['a blank name', { name: { zh: ' ' } }, ['name:missing']],
  ['no picture', { images: [] }, ['images:images.none']],
  [
    'a freight of its own without an amount',
    { freightKind: 'unit', freight: null },
    ['freight:freight.amount'],
  ],
  ['a member price above the shop price', { memberBps: 10_100 }, ['memberBps:member.wrong']],
  ['a member price of nothing', { memberBps: 0 }, ['memberBps:member.wrong']],
  ['a script as video', { video: 'javascript:alert(1)' }, ['video:video.wrong']],
  ['several specs without one', { specType: 'multi', specs: [] }, ['specs:specs.none']],
  ['no SKU at all', { skus: whole.skus.map((sku) => ({ ...sku, on: false })) }, ['skus:skus.none']],
  ['a price of nothing', { skus: [{ ...emptySku, price: 0, supply: 1, stock: 1 }] }, ['skus:price.wrong']],
  [
    'a price below supply',
    { skus: [{ ...emptySku, price: 199, supply: 200, stock: 1 }] },
    ['skus:price.belowSupply'],
  ],
  ['no supply price', { skus: [{ ...emptySku, price: 199, stock: 1 }] }, ['skus:supply.missing']],
])('%s does', (_what, over, keys) => {
  expect(keysOf(over)).toEqual(keys);
});

it('a SKU that is not offered may be incomplete', () => {
  expect(keysOf({ skus: [...whole.skus, { ...emptySku, valueIds: ['x'], on: false }] })).toEqual([]);
});

it('counts what is said in each language', () => {
  const content = { ...whole, name: { zh: '沙发', en: 'Sofa' }, origin: { zh: '中国' } };
  expect([saidIn(content, 'zh'), saidIn(content, 'en'), saidIn(content, 'fili')]).toEqual([
    { said: 2, of: 2 },
    { said: 1, of: 2 },
    { said: 0, of: 2 },
  ]);
});

it.each([
  ['', true],
  ['https://video.example/watch?v=1', true],
  ['/media/up/film.mp4', true],
  ['http://video.example/a', false],
  ['https://', false],
  ['/media/../x.mp4', false],
])('"%s" as the link of a video', (link, right) => {
  expect(isVideoLink(link)).toBe(right);
});
