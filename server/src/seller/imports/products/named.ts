import { type Language, languages } from '@mall/contract/core/languages';
import type { GoodsContent, GoodsSpec, Typed } from '@mall/contract/seller/own-goods';
import { readable } from '../../../platform/spreadsheets/write.ts';
import { choiceKey } from './choice-key.ts';

/** A text as it comes back from the cell of a sheet. */
export const asCell = (text: string | undefined): string =>
  readable(text ?? '')
    .replaceAll(/\r\n?/g, '\n')
    .trim();

/** A variant's name or value, by the key that nothing else of its kind has. */
export type Named = { readonly key: string; readonly name: Typed };

/** Those that a text stands for: the one with this key, or all with this name in any language. */
export const calledBy = <One extends Named>(all: readonly One[], text: string): readonly One[] => {
  const keyed = all.find(({ key }) => key === text);
  return keyed === undefined ? (byName(all).get(choiceKey(text)) ?? []) : [keyed];
};

/** Made once for a list: the 10,000 rows of a sheet ask for one name after the other. */
const byName = <One extends Named>(all: readonly One[]): ReadonlyMap<string, readonly One[]> => {
  const made = lookups.get(all) as ReadonlyMap<string, readonly One[]> | undefined; // made of these
  if (made !== undefined) return made;
  const names = new Map<string, One[]>();
  for (const one of all)
    for (const name of new Set(languages.map((code) => choiceKey(asCell(one.name[code])))))
      names.set(name, [...(names.get(name) ?? []), one]);
  lookups.set(all, names);
  return names;
};
const lookups = new WeakMap<readonly Named[], ReadonlyMap<string, readonly Named[]>>();

/** What stands for one of them in a sheet: a name that only this one has, the reader's first, or else its key. */
export const callOf = (
  all: readonly Named[],
  one: Named,
  language: Language,
  fits: (text: string) => boolean = () => true,
): string =>
  [language, ...languages]
    .map((code) => asCell(one.name[code]))
    .find((text) => {
      const [found, more] = text === '' || !fits(text) ? [] : calledBy(all, text);
      return found === one && more === undefined;
    }) ?? one.key;

/** The specs that make a product's variants. */
export const specsWithValues = ({ specType, specs }: GoodsContent): readonly GoodsSpec[] =>
  specType === 'single' ? [] : specs.filter(({ values }) => values.length > 0);

type NamedValue = Named & { readonly id: string };

/** The same list each time, so that its names are looked up in one index. */
export const valuesOf = (spec: GoodsSpec): readonly NamedValue[] => {
  const made = valueLists.get(spec) ?? spec.values.map(({ id, name }) => ({ id, key: id, name }));
  valueLists.set(spec, made);
  return made;
};
const valueLists = new WeakMap<GoodsSpec, readonly NamedValue[]>();
