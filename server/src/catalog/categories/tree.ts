import type { Texts } from '@mall/contract/core/languages';
import { Refusal } from '@mall/contract/core/refusals';

export type Category = {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name: Texts;
  readonly image: string;
  readonly version: number;
};

/** The categories below one, or the main ones, in their order, which is that of `all`. */
export const siblingsIn = (all: readonly Category[], parentId: number | null): readonly Category[] =>
  all.filter((one) => one.parent_id === parentId);

/**
 * Whether these may have categories below themselves: null, the top, and every main category. Throws missing,
 * category.tooDeep.
 */
export const refuseParent = (all: readonly Category[], parentId: number | null): void => {
  if (parentId === null) return;
  const parent = all.find(({ id }) => id === parentId);
  if (parent === undefined) throw new Refusal('missing');
  if (parent.parent_id !== null) throw new Refusal('category.tooDeep');
};

/** Two siblings share no name, in any language and any case. Throws category.taken. */
export const refuseTaken = (siblings: readonly Category[], name: Texts, selfId: number | null): void => {
  if (siblings.some(({ id, name: theirs }) => id !== selfId && sharesName(theirs, name)))
    throw new Refusal('category.taken');
};

/**
 * The ids of the siblings after `id` has come among them before `before`; null: the last. Throws
 * category.movedElsewhere when `before` is none of them.
 */
export const placedAmong = (siblings: readonly Category[], id: number, before: number | null): number[] => {
  const others = siblings.map((one) => one.id).filter((one) => one !== id);
  if (before === null) return [...others, id];
  const at = others.indexOf(before);
  if (at < 0) throw new Refusal('category.movedElsewhere');
  return others.toSpliced(at, 0, id);
};

/** Whether two have a name in common, in any language and any case. */
export const sharesName = (one: Texts, other: Texts): boolean => {
  const said = new Set(saidIn(other));
  return saidIn(one).some((text) => said.has(text));
};

const saidIn = (name: Texts): string[] => Object.values(name).map((text) => text.trim().toLowerCase());
