import { categoryTrail } from '@mall/contract/catalog/category-trail';
import type { Output } from '@mall/contract/operations';

type Tree = Output<'category.list'>;
export type Category = Tree[number];
export type Leaf = Category['children'][number];

export type Place = {
  /** From the top down to the chosen category; empty at the top. */
  way: readonly Leaf[];
  /** What stands one level below. */
  below: readonly Leaf[];
};

/** Where an address leads in the tree. Undefined for a category that is not there. */
export const placeOf = (tree: Tree, id: string | undefined): Place | undefined => {
  if (id === undefined) return { way: [], below: tree };
  const way = categoryTrail<Leaf>(tree, id);
  if (way.length === 0) return undefined;
  return { way, below: tree.find((top) => top.id === id)?.children ?? [] };
};

/** An id as an address gives it; undefined is the top, and what cannot be an id leads to no category. */
export const readCategoryId = (params: URLSearchParams): string | undefined =>
  params.get('categoryId')?.slice(0, 20) || undefined;
