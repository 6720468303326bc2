import { categoryTrail } from '@mall/contract/catalog/category-trail';
import type { Output } from '@mall/contract/operations';

type Tree = Output<'category.list'>;
export type Category = Tree[number];
export type Leaf = Category['children'][number];

export type Place = {
  /** From the top down to the chosen category; empty at the top. */
  way: readonly Leaf[];
  /** The next level below. */
  below: readonly Leaf[];
};

/** The position of an address in the tree. Undefined for an unknown category. */
export const placeOf = (tree: Tree, id: string | undefined): Place | undefined => {
  if (id === undefined) return { way: [], below: tree };
  const way = categoryTrail<Leaf>(tree, id);
  if (way.length === 0) return undefined;
  return { way, below: tree.find((top) => top.id === id)?.children ?? [] };
};

/** The id in an address; undefined is the top, and an invalid id leads to no category. */
export const readCategoryId = (params: URLSearchParams): string | undefined =>
  params.get('categoryId')?.slice(0, 20) || undefined;
