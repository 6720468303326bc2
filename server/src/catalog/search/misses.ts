import type { Input, Output } from '@mall/contract/operations';
import { folded } from './terms.ts';

type Query = Input<'search.products'>;

/** What a search asked that could not be found as it was typed. */
export type Miss = {
  /** As it was typed, in small letters and of one width. */
  readonly words: string;
  /** What was found instead; empty: nothing. */
  readonly readAs: string;
};

/** Numbers of people, orders and accounts have six digits and more; an address has an @. */
const mayBeSomebodys = /@|\d(?:[\s-]?\d){5}/;

/**
 * What this answer says of its search; undefined where the words were not at fault: something was found by them, a filter
 * left nothing, the reader insisted on them, or it is a later page. Never what could be somebody's number or address.
 */
export const missOf = (
  { keyword = '', page, size: _size, sort: _sort, order: _order, exact, ...filters }: Query,
  { total, meant }: Pick<Output<'search.products'>, 'total' | 'meant'>,
): Miss | undefined => {
  const words = folded(keyword).trim().replaceAll(/\s+/g, ' ');
  if (words === '' || page > 1 || exact === true || mayBeSomebodys.test(words)) return undefined;
  if (meant !== undefined) return { words, readAs: meant.words };
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return total > 0 || isFiltered ? undefined : { words, readAs: '' };
};
