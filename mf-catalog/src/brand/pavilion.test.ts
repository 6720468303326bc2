import fc from 'fast-check';
import { brandsOf, type Brand, letterOf, lettersOf, readAsked, writeAsked } from './pavilion.ts';

const brand = (name: string, productCount = 1, attention = 0): Brand => ({
  id: name,
  name,
  logo: null,
  intro: '',
  attention,
  productCount,
});
const brands = [brand('Skog', 4, 9), brand('Alvström', 8, 2), brand('小物集', 19, 5), brand('3Legs', 2)];
const names = (asked: string) =>
  brandsOf(brands, readAsked(new URLSearchParams(asked)), 'en').map(({ name }) => name);

it.each([
  ['Alvström', 'A'],
  ['Ångström', 'A'],
  ['阿尔弗', 'A'],
  ['小物集', 'X'],
  ['榻沃', 'T'],
  ['伦比', 'L'],
  ['做木', 'Z'],
  ['3Legs', '#'],
  ['', '#'],
])('%s stands under %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});

it('finds by any part of a name, without accents and case', () => {
  expect(names('keyword=ALVSTROM')).toEqual(['Alvström']);
  expect(names('keyword=物')).toEqual(['小物集']);
  expect(names('letter=S')).toEqual(['Skog']);
});

it('sorts by letter, by pieces and by followers', () => {
  expect(names('').slice(0, 3)).toEqual(['3Legs', 'Alvström', 'Skog']);
  expect(names('sort=count')).toEqual(['小物集', 'Alvström', 'Skog', '3Legs']);
  expect(names('sort=followed')[0]).toBe('Skog');
});

it('offers the letters that there are, the rest last', () => {
  expect(lettersOf(brands)).toEqual(['A', 'S', 'X', '#']);
});

it('every brand stands under exactly one offered letter, and nothing is lost by sorting', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ maxLength: 6 }), { maxLength: 20 }), (given) => {
      const all = given.map((name) => brand(name));
      const byLetter = lettersOf(all).flatMap((letter) =>
        brandsOf(all, { keyword: '', letter, sort: 'count' }, 'zh-CN'),
      );
      expect(byLetter.map(({ id }) => id).sort()).toEqual([...given].sort());
    }),
  );
});

it('is its address', () => {
  for (const query of ['', 'keyword=oak&sort=count', 'letter=A', 'sort=followed'])
    expect(writeAsked(readAsked(new URLSearchParams(query)))).toBe(query);
  expect(writeAsked(readAsked(new URLSearchParams('letter=ABC&sort=x')))).toBe('');
});
