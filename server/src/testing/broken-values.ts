/** Values that a program sends which is broken, or hostile: each in the place of one that was right. */
const brokenValues: readonly unknown[] = [
  '\ud800',
  'a\udc00b',
  'a\u0000b',
  '',
  ' ',
  `e${'\u0301'.repeat(10_000)}`,
  '\u202e\u200b\u2066',
  "' or 1=1 --",
  'x'.repeat(5000),
  null,
  true,
  -1,
  -0,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  '99999999999999999999',
  '0000-00-00T00:00:00Z',
  '0000-01-01',
  '9999-12-31',
  '9999-12-31T23:59:59.999Z',
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
  Array.from({ length: 1500 }, () => 'x'),
  { a: { b: { c: {} } } },
];

type Path = readonly (string | number)[];

/** The ways to every value in an input, those of objects and lists included. */
const pathsIn = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...pathsIn(inner, [...at, key])])
    : [];

const replaced = (value: unknown, [key, ...rest]: Path, by: unknown): unknown => {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((each, at) => (at === Number(key) ? replaced(each, rest, by) : each));
  return { ...Object(value), [key]: replaced(Reflect.get(Object(value), key), rest, by) };
};

/** An input with one value broken; undefined for one that has none. `pick` gives an index below a number. */
export const breakOne = (input: object, pick: (below: number) => number): object | undefined => {
  const paths = pathsIn(input);
  const path = paths[pick(Math.max(1, paths.length))];
  const broken = brokenValues[pick(brokenValues.length)];
  return path === undefined ? undefined : Object(replaced(input, path, broken));
};

/** An input once for each of its values and each of these in its place. */
export const breakEach = (input: object, values: readonly unknown[]): object[] =>
  pathsIn(input).flatMap((path) => values.map((broken) => Object(replaced(input, path, broken))));
