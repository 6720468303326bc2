import type { Item } from '@mall/contract/operations';

export type Brand = Item<'brand.list'>;

const sorts = ['letter', 'count', 'followed'] as const;
export type Sort = (typeof sorts)[number];

/** The state of the pavilion, which is the address. */
export type Asked = { keyword: string; letter?: string; sort: Sort };

export const readAsked = (params: URLSearchParams): Asked => ({
  keyword: params.get('keyword')?.trim().slice(0, 60) ?? '',
  letter: /^[A-Z#]$/.exec(params.get('letter') ?? '')?.[0],
  sort: sorts.find((known) => known === params.get('sort')) ?? 'letter',
});

export const writeAsked = ({ keyword, letter, sort }: Asked): string => {
  const params = new URLSearchParams();
  if (keyword !== '') params.set('keyword', keyword);
  if (letter !== undefined) params.set('letter', letter);
  if (sort !== 'letter') params.set('sort', sort);
  return params.toString();
};

/** The brands of the query in its order; equal ones by name. `tag` is the reader's language. */
export const brandsOf = (
  brands: readonly Brand[],
  { keyword, letter, sort }: Asked,
  tag: string,
): Brand[] => {
  const { compare } = new Intl.Collator(tag, { sensitivity: 'base', numeric: true });
  const figure = ({ productCount, attention }: Brand) =>
    sort === 'letter' ? 0 : sort === 'count' ? productCount : attention;
  const wanted = plain(keyword);
  return brands
    .filter(({ name }) => plain(name).includes(wanted))
    .filter(({ name }) => letter === undefined || letterOf(name) === letter)
    .toSorted((a, b) => figure(b) - figure(a) || compare(a.name, b.name));
};

/** The letters that have a brand, `#` last. */
export const lettersOf = (brands: readonly Brand[]): string[] =>
  [...new Set(brands.map(({ name }) => letterOf(name)))].sort((a, b) =>
    a === '#' ? 1 : b === '#' ? -1 : a < b ? -1 : 1,
  );

/** The first letter of a name, of its pinyin when it is written in Chinese; `#` for anything else. */
export const letterOf = (name: string): string => {
  const first = plain(name).charAt(0).toUpperCase();
  if (/[A-Z]/.test(first)) return first;
  if (!/\p{Script=Han}/u.test(first)) return '#';
  const at = firstOfLetter.findLastIndex(([, character]) => pinyin.compare(character, first) <= 0);
  return firstOfLetter[at]?.[0] ?? 'A';
};

/** Without accents and case, so that "alvstrom" finds "Alvström". */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const pinyin = new Intl.Collator('zh-u-co-pinyin');

/** The first character of each letter in pinyin order, by code point; no syllable starts with I, U or V. */
const firstOfLetter: readonly (readonly [letter: string, character: string])[] = [
  0x963f, 0x516b, 0x5693, 0x54d2, 0x59b8, 0x53d1, 0x65ee, 0x54c8, 0x8ba5, 0x5494, 0x5783, 0x5988, 0x62cf,
  0x5662, 0x5991, 0x4e03, 0x5465, 0x4ee8, 0x5b83, 0x7a75, 0x5915, 0x4e2b, 0x5e00,
].map((code, index) => ['ABCDEFGHJKLMNOPQRSTWXYZ'.charAt(index), String.fromCodePoint(code)]);
