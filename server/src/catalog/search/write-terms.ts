import { type RawBuilder, sql } from 'kysely';
import type { Texts } from '@mall/contract/core/languages';
import type { StoredSpec } from '../../platform/db/schema/catalogue.ts';
import type { Tx } from '../../platform/db/open.ts';
import { productTerms } from './product-terms.ts';

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
 * styles.
 */
const writeTerms = async (tx: Tx, which: RawBuilder<boolean>): Promise<void> => {
  const { rows } = await sql<TermRow>`
    select p.id, p.goods_no, p.name, p.keywords, p.specs, b.name as brand,
      (select coalesce(jsonb_agg(c.name), '[]') from categories own join categories c on c.id in (own.id, own.parent_id)
        where own.id = p.category_id) as categories,
      (select coalesce(jsonb_agg(a.name), '[]') from attributes a where a.kind = 'style' and a.key = any(p.styles)) as
        styles
    from products p join brands b on b.id = p.brand_id where ${which} order by p.id for update of p`.execute(
    tx,
  );
  for (const { id, goods_no: goodsNo, specs, styles, ...texts } of rows) {
    const values = [...specs.flatMap((spec) => spec.values.map(({ name }) => name)), ...styles];
    await tx
      .updateTable('products')
      .set(productTerms({ goodsNo, ...texts, values }))
      .where('id', '=', id)
      .execute();
  }
};

/** After one of its texts, its brand, category or styles changed, in the same transaction. */
export const writeTermsOfProduct = (tx: Tx, id: number): Promise<void> =>
  writeTerms(tx, sql<boolean>`p.id = ${id}`);

/** After a name that many of them carry changed: part by part. */
export const writeTermsOfProducts = (tx: Tx, ids: readonly number[]): Promise<void> =>
  writeTerms(tx, sql<boolean>`p.id = any(${ids}::int[])`);

/** After a brand is renamed. */
export const writeTermsOfBrand = (tx: Tx, brandId: number): Promise<void> =>
  writeTerms(tx, sql<boolean>`p.brand_id = ${brandId}`);
