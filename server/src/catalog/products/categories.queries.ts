import { type Language, pickText, type Texts } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { type View, visibleSql } from './visible.queries.ts';

export type CategoryRow = {
  readonly id: number;
  readonly parent_id: number | null;
  readonly level: number;
  readonly name: Texts;
  readonly image: string;
};
type Tree = Output<'category.menu'>;

/**
 * All categories, parents before children, in the order of the menu. A mall has dozens, so they are read
 * whole.
 */
export const categoryRows = (reader: Reader): Promise<CategoryRow[]> =>
  reader
    .selectFrom('categories')
    .select(['id', 'parent_id', 'level', 'name', 'image'])
    .orderBy('level')
    .orderBy('sort')
    .orderBy('id')
    .execute();

/** A category and all below it. */
export const withBelow = (rows: readonly CategoryRow[], id: number): number[] => [
  id,
  ...rows.filter((row) => row.parent_id === id).flatMap((row) => withBelow(rows, row.id)),
];

/**
 * The categories below one (or the top ones), each with its own children and the number of visible products
 * in it.
 */
export const categoryTree = async (reader: Reader, view: View, parentId: number | null): Promise<Tree> => {
  const rows = await categoryRows(reader);
  const counts = await countByCategory(reader, view);
  const below = (parent: number | null) => rows.filter((row) => row.parent_id === parent);
  const present = (row: CategoryRow) => ({
    id: String(row.id),
    name: pickText(row.name, view.language).text,
    image: row.image,
    level: row.level,
    count: withBelow(rows, row.id).reduce((sum, id) => sum + (counts.get(id) ?? 0), 0),
  });
  return below(parentId).map((row) => ({ ...present(row), children: below(row.id).map(present) }));
};

/**
 * Counts for the category filter, one step deeper than the chosen one: the top categories, else the children
 * of the chosen one, else (it has none) its siblings.
 */
export const categoryFacet = (
  rows: readonly CategoryRow[],
  counts: readonly { id: number; count: number }[],
  chosen: number | undefined,
  language: Language,
): { id: string; name: string; count: number }[] => {
  const parent = rows.some((row) => row.parent_id === chosen)
    ? chosen
    : rows.find((row) => row.id === chosen)?.parent_id;
  const inLeaf = new Map(counts.map(({ id, count }) => [id, count]));
  return rows
    .filter((row) => row.parent_id === (parent ?? null))
    .map((row) => ({
      id: String(row.id),
      name: pickText(row.name, language).text,
      count: withBelow(rows, row.id).reduce((sum, id) => sum + (inLeaf.get(id) ?? 0), 0),
    }))
    .filter(({ count }) => count > 0);
};

const countByCategory = async (reader: Reader, view: View): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; n: number }>`
    select p.category_id as id, count(*) as n from products p where ${visibleSql(view)} group by 1`.execute(
    reader,
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
};
