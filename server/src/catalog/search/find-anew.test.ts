import { json } from '../../platform/db/open.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { sweepTerms } from './find-anew.ts';
import { termsVersion } from './product-terms.ts';

let api: Api;
const ids: number[] = [];
beforeAll(async () => {
  api = await startApi();
  for (const en of ['Cloud sofa', 'Oak wardrobe', 'Round rug']) {
    const { productId } = await api.given.sku({ name: en });
    ids.push(Number(productId));
  }
});
afterAll(() => api.stop());

const rows = () =>
  api.db
    .selectFrom('products')
    .select(['id', 'terms', 'name_terms', 'terms_version'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
/** As an earlier version of the mall left them. */
const age = async (): Promise<void> => {
  await api.db
    .updateTable('products')
    .set({ terms: ['old'], name_terms: ['old'], terms_version: 0 })
    .where('id', 'in', ids)
    .execute();
};

it('writes anew what an earlier version wrote, and nothing twice', async () => {
  await age();
  expect(await sweepTerms(api.db)).toBe(true);
  for (const { terms, terms_version: version } of await rows()) {
    expect(terms).not.toContain('old');
    expect(version).toBe(termsVersion);
  }
  const { data } = await api.as({ lang: 'en' }).call('product.search', { keyword: 'armoire' });
  expect(data.list.map(({ id }) => Number(id))).toEqual([ids[1]]);
  expect(await sweepTerms(api.db)).toBe(false);
});

it('notes the words of a product that was renamed, whoever did it', async () => {
  await api.db
    .updateTable('products')
    .set({ name: json({ zh: '吊椅', en: 'Hammock' }), name_terms: ['hammock'] })
    .where('id', '=', ids[2] ?? 0)
    .execute();
  expect((await rows()).map(({ terms_version: version }) => version)).toEqual([
    termsVersion,
    termsVersion,
    0,
  ]);
  await sweepTerms(api.db);
  const words = await api.db
    .selectFrom('search_vocabulary')
    .select('word')
    .where('word', 'in', ['hammock', '吊椅'])
    .execute();
  expect(words).toHaveLength(2);
  const { data } = await api.as({ lang: 'en' }).call('product.search', { keyword: 'hamock' });
  expect(data).toMatchObject({ total: 1, meant: { words: 'hammock' } });
});

it('lets several processes sweep at once', async () => {
  await age();
  await api.db.deleteFrom('search_vocabulary').execute();
  await Promise.all([1, 2, 3, 4].map(() => sweepTerms(api.db)));
  expect((await rows()).every(({ terms_version: version }) => version === termsVersion)).toBe(true);
  const sofas = await api.db
    .selectFrom('search_vocabulary')
    .select('word')
    .where('word', '=', 'sofa')
    .execute();
  expect(sofas).toHaveLength(1);
});

it('reads no word of goods that a shop does not show', async () => {
  const { data } = await api.as({ lang: 'en' }).call('product.search', { keyword: 'wardrob' });
  expect(data.total).toBe(1);
  await api.db
    .updateTable('products')
    .set({ on_sale: false })
    .where('id', '=', ids[1] ?? 0)
    .execute();
  const { data: hidden } = await api.as({ lang: 'en' }).call('product.search', { keyword: 'wadrobe' });
  expect(hidden.total).toBe(0);
  expect(hidden).not.toHaveProperty('meant');
});
