import { paths } from '@mall/contract/core/paths';

const most = 10;
const mostCategories = 2;
const mostOwn = 5;

export type Option = { kind: 'category' | 'suggest' | 'own' | 'hot'; word: string; to: string };

type Category = { id: string; name: string };
type Known = {
  categories: readonly (Category & { children: readonly Category[] })[];
  suggest: readonly string[];
  own: readonly string[];
  hot: readonly string[];
};

/**
 * The options of the box, at most ten: completions of the text or, without a text, the user's own and popular
 * searches.
 */
export const optionsOf = (text: string, { categories, suggest, own, hot }: Known): Option[] => {
  const typed = text.trim();
  if (typed === '') {
    const mine = own.slice(0, mostOwn);
    return [
      ...mine.map((word) => wordOption('own', word)),
      ...hot.filter((word) => !mine.includes(word)).map((word) => wordOption('hot', word)),
    ].slice(0, most);
  }
  const places = categories
    .flatMap((top) => [top, ...top.children])
    .filter(({ name }) => holds(name, typed))
    // A category may have the name of its parent; then the parent opens.
    .filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at)
    .slice(0, mostCategories);
  const names = places.map(({ name }) => name);
  return [
    ...places.map(
      ({ id, name }): Option => ({
        kind: 'category',
        word: name,
        to: paths.productCenter({ categoryId: id }),
      }),
    ),
    ...suggest
      .filter((word) => word !== typed && !names.includes(word))
      .map((word) => wordOption('suggest', word)),
  ].slice(0, most);
};

const wordOption = (kind: Option['kind'], word: string): Option => ({
  kind,
  word,
  to: paths.search({ keyword: word }),
});

const holds = (name: string, typed: string): boolean => name.toLowerCase().includes(typed.toLowerCase());

/** A suggestion in parts: the typed text, and what the suggestion adds to it. */
export const partsOf = (word: string, text: string): { part: string; added: boolean }[] => {
  const typed = text.trim();
  const at = typed === '' ? -1 : word.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0) return [{ part: word, added: typed !== '' }];
  return [
    { part: word.slice(0, at), added: true },
    { part: word.slice(at, at + typed.length), added: false },
    { part: word.slice(at + typed.length), added: true },
  ].filter(({ part }) => part !== '');
};
