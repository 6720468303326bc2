/** The fields in which two contents differ. */
export const changedFields = <Content extends object>(a: Content, b: Content): (keyof Content & string)[] =>
  fieldsOf(a).filter((field) => !same(a[field], b[field]));

/**
 * Two people's edits of one draft, merged: what only one of them changed is taken from them; `both` lists what
 * they changed differently.
 */
export type Merged<Content extends object> = {
  readonly content: Content;
  readonly both: readonly (keyof Content & string)[];
};

/**
 * Merges two changes of the same draft. Texts are compared language by language, so that one person may
 * translate while the other writes. Where both changed the same, `mine` stays in the content and the field is
 * listed: nothing is lost, and somebody decides.
 */
export const mergeDrafts = <Content extends object>(
  base: Content,
  mine: Content,
  theirs: Content,
): Merged<Content> => {
  const both: (keyof Content & string)[] = [];
  const entries = fieldsOf(base).map((field) => {
    const merged = mergeValue(base[field], mine[field], theirs[field]);
    if (merged.clash) both.push(field);
    return [field, merged.value] as const;
  });
  return { content: Object.fromEntries(entries) as Content, both }; // every field of the content, each from one of the three
};

/** `mine` with some fields taken from `theirs`. */
export const takeTheirs = <Content extends object>(
  mine: Content,
  theirs: Content,
  fields: readonly (keyof Content & string)[],
): Content => ({ ...mine, ...Object.fromEntries(fields.map((field) => [field, theirs[field]])) });

type MergedValue = { value: unknown; clash: boolean };

const mergeValue = (base: unknown, mine: unknown, theirs: unknown): MergedValue => {
  if (same(mine, theirs) || same(theirs, base)) return { value: mine, clash: false };
  if (same(mine, base)) return { value: theirs, clash: false };
  if (isTexts(base) && isTexts(mine) && isTexts(theirs)) return mergeTexts(base, mine, theirs);
  return { value: mine, clash: true };
};

type Texts = Readonly<Record<string, string>>;

const mergeTexts = (base: Texts, mine: Texts, theirs: Texts): MergedValue => {
  const codes = [...new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])];
  const parts = codes.map((code) => [code, mergeValue(base[code], mine[code], theirs[code])] as const);
  const said = parts.filter(([, { value }]) => value !== undefined).map(([code, { value }]) => [code, value]);
  return { value: Object.fromEntries(said), clash: parts.some(([, { clash }]) => clash) };
};

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string');

/** Contents come from a database that does not preserve the order of keys. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, ordered(inner)]),
  );
};

const fieldsOf = <Content extends object>(content: Content) =>
  Object.keys(content) as (keyof Content & string)[]; // the contract's own object has no other keys
