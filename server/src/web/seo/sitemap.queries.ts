import { sql } from 'kysely';
import { shownCase, shownPackage, type View, visibleSql } from '../../catalog/index.ts';
import type { Reader } from '../../platform/db/open.ts';

type Shown = Pick<View, 'shop'>;

/** The number of visible products of this mall. */
export const countProducts = async (reader: Reader, view: Shown): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from products p where ${visibleSql(view)}`.execute(reader);
  return rows[0]?.n ?? 0;
};

/** Ids of one part of its products, in the order of their ids; `part` counts from 1. */
export const productIds = async (
  reader: Reader,
  view: Shown,
  { part, size }: { part: number; size: number },
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p where ${visibleSql(view)}
    order by p.id limit ${size} offset ${(part - 1) * size}`.execute(reader);
  return rows.map(({ id }) => id);
};

/** Ids of objects with a page of their own besides products. */
export const otherIds = async (
  reader: Reader,
  view: Shown,
): Promise<{
  categories: number[];
  brands: number[];
  packages: number[];
  cases: number[];
}> => {
  const { rows } = await sql<{ kind: 'categories' | 'brands' | 'packages' | 'cases'; id: number }>`
    select 'categories' as kind, id from categories
    union all select 'brands', id from brands where shop_id is null
    union all select 'packages', p.id from packages p where ${shownPackage(view)}
    union all select 'cases', c.id from design_cases c where ${shownCase(view)}
    order by kind, id`.execute(reader);
  const of = (kind: string): number[] => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  return { categories: of('categories'), brands: of('brands'), packages: of('packages'), cases: of('cases') };
};
