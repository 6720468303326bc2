import { json } from '../../platform/db/open.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { indexTerms } from './terms.ts';

let api: Api;
let sofa: string;
beforeAll(async () => {
  api = await startApi();
  sofa = await named('北欧布艺沙发', 'Cloud sofa', ['oak']);
  await named('实木餐桌', 'Oak table', ['餐厅']);
  await named('沙发垫', 'Cushion', []);
  await api.db
    .updateTable('categories')
    .set({ name: json({ zh: '餐厅家具', en: 'Dining', indo: 'Ruang Makan', fili: 'Silid-kainan' }) })
    .execute();
  await api.db
    .updateTable('brands')
    .set({ name: json({ zh: '云杉', en: 'Spruce', indo: 'Cemara', fili: 'Pino' }) })
    .execute();
});
afterAll(() => api.stop());

const named = async (zh: string, en: string, keywords: string[]): Promise<string> => {
  const { productId } = await api.given.sku({ name: en });
  const name = { zh, en, indo: `${en} id`, fili: `${en} fil` };
  await api.db
    .updateTable('products')
    .set({
      name: json(name),
      name_terms: indexTerms(Object.values(name)),
      terms: indexTerms([...Object.values(name), ...keywords]),
    })
    .where('id', '=', Number(productId))
    .execute();
  return productId;
};
const suggested = async (keyword: string, lang = 'en') =>
  (await api.as({ lang }).call('search.words', { keyword })).data.suggest;

describe('suggestions', () => {
  it('go on as the reader began, in the reader’s language where it has what was typed', async () => {
    expect(await suggested('sof')).toEqual(['Cloud sofa']);
    expect(await suggested('沙发', 'zh')).toEqual(expect.arrayContaining(['北欧布艺沙发', '沙发垫']));
    expect(await suggested('沙发', 'en')).toEqual(expect.arrayContaining(['北欧布艺沙发', '沙发垫']));
  });

  it.each([
    ['one Chinese character', '餐', 'zh', '餐厅家具'],
    ['traditional characters', '雲', 'zh', '云杉'],
    ['a category in Indonesian', 'ruang', 'indo', 'Ruang Makan'],
    ['a brand in Filipino', 'pin', 'fili', 'Pino'],
    ['a brand of another language', 'spruce', 'zh', 'Spruce'],
  ])('know %s', async (_what, typed, lang, name) => {
    expect(await suggested(typed, lang)).toContain(name);
  });

  it.each(['', '  ', '%', '_', '\\', '"', 'zh', 'indo', "'; --"])('are none for "%s"', async (typed) => {
    expect(await suggested(typed)).toEqual([]);
  });

  it('are in the reader’s language as soon as it has one', async () => {
    const call = (fili: string) =>
      api.db
        .updateTable('brands')
        .set({ name: json({ zh: '云杉', en: 'Spruce', indo: 'Cemara', fili }) })
        .execute();
    await call('Cloud');
    expect(await suggested('cloud')).toEqual(['Cloud sofa']);
    expect(await suggested('cloud', 'fili')).toEqual(['Cloud', 'Cloud sofa fil']);
    await call('Pino');
  });

  it('name nothing that is not sold here', async () => {
    await api.db.updateTable('products').set({ on_sale: false }).where('id', '=', Number(sofa)).execute();
    expect(await suggested('clou')).toEqual([]);
    await api.db.updateTable('products').set({ on_sale: true }).where('id', '=', Number(sofa)).execute();
  });
});

describe('a search', () => {
  it('shows what has the word in its name before what has it elsewhere', async () => {
    const { data } = await api.as({ lang: 'en' }).call('product.search', { keyword: 'oak' });
    expect(data.list.map(({ name }) => name)).toEqual(['Oak table', 'Cloud sofa']);
  });

  it('finds a goods number however it is typed, before everything else', async () => {
    const { goodsNo, id } = (await api.as().call('product.search', { keyword: 'cushion' })).data.list[0] ?? {
      goodsNo: '',
      id: '',
    };
    const typed = `${goodsNo.slice(0, 1).toLowerCase()} -${goodsNo.slice(1)}`;
    const { data } = await api.as().call('product.search', { keyword: typed });
    expect(data.list.map((card) => card.id)).toEqual([id]);
  });
});

describe('what a member searched', () => {
  it('is forgotten word by word, or all at once, by nobody else', async () => {
    const [mine, other] = [await api.given.member(), await api.given.member()];
    const of = (user_id: string) => ['oak', 'sofa', 'rug'].map((keyword) => ({ user_id, keyword }));
    await api.db
      .insertInto('search_history')
      .values([...of(mine), ...of(other)])
      .execute();
    const me = api.as({ token: await api.signIn(mine) });
    const history = async () => [...(await me.call('search.words')).data.history].sort();
    expect((await me.call('search.forget', { keyword: 'sofa' })).code).toBe(200);
    expect(await history()).toEqual(['oak', 'rug']);
    await me.call('search.forget', { keyword: 'never' });
    expect(await history()).toEqual(['oak', 'rug']);
    await me.call('search.forget');
    expect(await history()).toEqual([]);
    expect((await api.as({ token: await api.signIn(other) }).call('search.words')).data.history).toHaveLength(
      3,
    );
    expect((await api.as().call('search.forget')).code).toBe(40003);
  });
});
