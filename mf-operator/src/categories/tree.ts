import type { Output } from '@mall/contract/operations';

export type Category = Output<'mallCategory.list'>[number];
export type Step = 'up' | 'down' | 'in' | 'out';
/** A place in the tree: the parent, and the sibling that follows; null: the last. */
export type Place = { readonly parentId: string | null; readonly before: string | null };
/** Why a category cannot take a step. */
export type NoStep = 'first' | 'last' | 'below' | 'hasBelow' | 'main';

export const siblingsOf = (all: readonly Category[], parentId: string | null): readonly Category[] =>
  all.filter((one) => one.parentId === parentId);

/** Where a category is now. */
export const placeOf = (all: readonly Category[], { id, parentId }: Category): Place => {
  const siblings = siblingsOf(all, parentId);
  return { parentId, before: siblings[siblings.findIndex((one) => one.id === id) + 1]?.id ?? null };
};

/** Where a category comes by one step, or why it cannot take it. `all` is in the order of the menu. */
export const stepOf = (all: readonly Category[], { id, parentId }: Category, step: Step): Place | NoStep => {
  const siblings = siblingsOf(all, parentId);
  const at = siblings.findIndex((one) => one.id === id);
  const above = siblings[at - 1];
  if (step === 'up') return above === undefined ? 'first' : { parentId, before: above.id };
  if (step === 'down')
    return at === siblings.length - 1 ? 'last' : { parentId, before: siblings[at + 2]?.id ?? null };
  if (step === 'in') {
    if (parentId !== null) return 'below';
    if (above === undefined) return 'first';
    return siblingsOf(all, id).length > 0 ? 'hasBelow' : { parentId: above.id, before: null };
  }
  if (parentId === null) return 'main';
  const mains = siblingsOf(all, null);
  return { parentId: null, before: mains[mains.findIndex((one) => one.id === parentId) + 1]?.id ?? null };
};

/** Those with the keyword in a name of any language; each with the main category that it belongs to. */
export const matching = (all: readonly Category[], keyword: string): readonly Category[] => {
  const asked = keyword.trim().toLowerCase();
  if (asked === '') return all;
  const fits = ({ name }: Category) => Object.values(name).some((text) => text.toLowerCase().includes(asked));
  const ids = new Set(all.filter(fits).flatMap(({ id, parentId }) => [id, parentId]));
  return all.filter(({ id }) => ids.has(id));
};
