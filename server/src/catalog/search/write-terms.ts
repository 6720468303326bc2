import { type RawBuilder, sql } from 'kysely';
import type { Texts } from '@mall/contract/core/languages';
import type { StoredSpec } from '../../platform/db/schema/catalogue.ts';
import type { Tx } from '../../platform/db/open.ts';
import { readMeaning } from './meaning.queries.ts';
import { productTerms, productWords, termsVersion, type Word } from './product-terms.ts';
import { writeVocabulary } from './write-vocabulary.ts';

type TermRow = {
  id: number;
  goods_no: string;
  name: Texts;
  keywords: Texts[];
  specs: StoredSpec[];
  brand: Texts;
  categories: Texts[];
  styles: Texts[];
};

/**
 * Rewrites the terms of these products from the current names of the products, their brand, categories and
 * styles, and gives their words.
 */
const writeTerms = async (tx: Tx, which: RawBuilder<boolean>, version?: number): Promise<Word[]> => {
  const { rows } = await sql<TermRow>`
    select p.id, p.goods_no, p.name, p.keywords, p.specs, b.name as brand,
      (select coalesce(jsonb_agg(c.name), '[]') from categories own join categories c on c.id in (own.id, own.parent_id)
        where own.id = p.category_id) as categories,
      (select coalesce(jsonb_agg(a.name), '[]') from attributes a where a.kind = 'style' and a.key = any(p.styles)) as
        styles
    from products p join brands b on b.id = p.brand_id where ${which} order by p.id for update of p`.execute(
    tx,
  );
  const meaning = await readMeaning(tx);
  const words: Word[] = [];
  for (const { id, goods_no: goodsNo, specs, styles, ...texts } of rows) {
    const values = [...specs.flatMap((spec) => spec.values.map(({ name }) => name)), ...styles];
    const product = { goodsNo, ...texts, values };
    await tx
      .updateTable('products')
      .set({ ...productTerms(product, meaning), ...(version !== undefined && { terms_version: version }) })
      .where('id', '=', id)
      .execute();
    if (version !== undefined) words.push(...productWords(product, meaning));
  }
  return words;
};

/** After one of its texts, its brand, category or styles changed, in the same transaction. */
export const writeTermsOfProduct = async (tx: Tx, id: number): Promise<void> => {
  await writeTerms(tx, sql<boolean>`p.id = ${id}`);
};

/** After a name that many of them carry changed: part by part. */
export const writeTermsOfProducts = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await writeTerms(tx, sql<boolean>`p.id = any(${ids}::int[])`);
};

/** After a brand is renamed. */
export const writeTermsOfBrand = async (tx: Tx, brandId: number): Promise<void> => {
  await writeTerms(tx, sql<boolean>`p.brand_id = ${brandId}`);
};

/**
 * The terms of products as this version writes them, and their words for those who type one wrong. Only this
 * writes words: whoever publishes would wait for others with the same new word.
 */
export const writeTermsAndWords = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  const words = await writeTerms(tx, sql<boolean>`p.id = any(${ids}::int[])`, termsVersion);
  await writeVocabulary(tx, words);
};
