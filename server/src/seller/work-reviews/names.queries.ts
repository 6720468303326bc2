import { type Language, pickText, type Texts } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import type { Names } from './fields/entries.ts';

type Asked = {
  readonly categories: 'categories' | 'package_categories';
  readonly skuIds: readonly string[];
};

/** The names of what contents refer to; what is gone meanwhile keeps its id. */
export const namesFor = async (
  reader: Reader,
  language: Language,
  { categories, skuIds }: Asked,
): Promise<Names> => {
  const { rows } = await sql<{ kind: string; key: string; name: Texts; spec: Texts | null }>`
    select 'category' as kind, id::text as key, name, null::jsonb as spec from ${sql.table(categories)}
    union all select 'brand', id::text, name, null from brands
    union all select kind, key, name, null from attributes
    union all select 'sku', s.id::text, p.name, s.spec_text from skus s join products p on p.id = s.product_id
      where s.id = any(${skuIds.map(Number)}::int[])`.execute(reader);
  const known = new Map(
    rows.map(({ kind, key, name, spec }) => [
      `${kind} ${key}`,
      [name, ...(spec === null ? [] : [spec])].map((texts) => pickText(texts, language).text).join(' · '),
    ]),
  );
  const say = (kind: string, key: string): string => known.get(`${kind} ${key}`) ?? key;
  return {
    language,
    category: (id) => say('category', id),
    brand: (id) => say('brand', id),
    attribute: say,
    sku: (id) => say('sku', id),
  };
};
