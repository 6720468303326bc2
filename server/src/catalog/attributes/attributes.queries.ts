import type { AttributeKind } from '@mall/contract/catalog/mall-catalogue';
import type { Texts } from '@mall/contract/core/languages';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/open.ts';

export type Attribute = {
  readonly kind: AttributeKind;
  readonly key: string;
  readonly name: Texts;
  readonly bit: number | null;
  readonly colour: string | null;
  readonly hidden: boolean;
  readonly version: number;
};

/** All of one kind in their order, and nobody else changes one until the transaction ends. Readers do not wait. */
export const lockAttributes = async (tx: Tx, kind: AttributeKind): Promise<Attribute[]> => {
  await sql`lock table attributes in share row exclusive mode`.execute(tx);
  return tx
    .selectFrom('attributes')
    .select(['kind', 'key', 'name', 'bit', 'colour', 'hidden', 'version'])
    .where('kind', '=', kind)
    .orderBy('sort')
    .orderBy('key')
    .execute();
};

/** How many products have this style, material or unit, and drafts of others that would. A colour is copied: nothing has it. */
export const usesOf = async (reader: Reader, kind: AttributeKind, key: string): Promise<number> => {
  if (kind === 'colour') return 0;
  const [has, drafted] =
    kind === 'unit' ? unitIs(key) : amongKeys(kind === 'style' ? 'styles' : 'materials', key);
  const { rows } = await sql<{ uses: number }>`
    select (select count(*) from products p where ${has})
      + (select count(*) from own_goods d where d.removed_at is null and ${drafted}
          and not exists (select from products p where p.id = d.product_id and ${has})) as uses`.execute(
    reader,
  );
  return rows[0]?.uses ?? 0;
};

/** Whether product `p` has it, and draft `d`. */
type Having = readonly [RawBuilder<boolean>, RawBuilder<boolean>];
const unitIs = (key: string): Having => [
  sql<boolean>`p.unit = ${key}`,
  sql<boolean>`d.content ->> 'unit' = ${key}`,
];
const amongKeys = (field: 'styles' | 'materials', key: string): Having => [
  sql<boolean>`${sql.ref(`p.${field}`)} @> array[${key}::text]`,
  sql<boolean>`d.content -> ${field} ? ${key}`,
];
