import { categoryTrail } from '@mall/contract/catalog/category-trail';
import { useQueryOf } from '@mall/platform';

export type PathStep = { id: string; name: string };

/** The chosen category with its parent, the parent first; empty while they are unknown or none is chosen. */
export const useCategoryPath = (categoryId: string | undefined): readonly PathStep[] => {
  const tree = useQueryOf('category.list', { type: 2 }, { enabled: categoryId !== undefined, quiet: true });
  return categoryId === undefined ? [] : categoryTrail(tree.data ?? [], categoryId);
};
