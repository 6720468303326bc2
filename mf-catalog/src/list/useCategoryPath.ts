import type { Output } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';

export type PathStep = { id: string; name: string };

/** The chosen category with the one above it, the upper first; empty while they are unknown or none is chosen. */
export const useCategoryPath = (categoryId: string | undefined): readonly PathStep[] => {
  const tree = useQueryOf('category.list', { type: 2 }, { enabled: categoryId !== undefined, quiet: true });
  return categoryId === undefined ? [] : pathTo(tree.data ?? [], categoryId);
};

export const pathTo = (tree: Output<'category.list'>, id: string): PathStep[] => {
  for (const top of tree) {
    if (top.id === id) return [top];
    const below = top.children.find((child) => child.id === id);
    if (below) return [top, below];
  }
  return [];
};
