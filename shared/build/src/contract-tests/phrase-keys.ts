/** The keys of all phrases in a script of the build, `cart.empty.title`; plural forms count as one key. */
export const phraseKeysIn = (script: string): string[] =>
  [...script.matchAll(jsonLiteral)].flatMap(([, single, double]) =>
    keysOf(JSON.parse(literal(single ?? double ?? ''))),
  );

/** The build writes a JSON module as a string that the browser parses. */
const jsonLiteral = /\bJSON\.parse\((?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\)/gs;

/**
 * The value of a JavaScript string literal, without running it: JSON has the same escapes except for quotes
 * and `\x`.
 */
const literal = (inside: string): string =>
  JSON.parse(
    `"${inside.replace(/\\x([\da-f]{2})|\\.|"/gis, (sign, code?: string) => {
      if (code !== undefined) return `\\u00${code}`;
      if (sign === '"') return '\\"';
      return sign === "\\'" ? "'" : sign;
    })}"`,
  );

const keysOf = (tree: unknown, at: readonly string[] = []): string[] =>
  typeof tree === 'object' && tree !== null
    ? Object.entries(tree).flatMap(([key, inner]) => keysOf(inner, [...at, key]))
    : [at.join('.').replace(pluralForm, '')];

/** Languages differ in their number of plural forms. */
const pluralForm = /_(zero|one|two|few|many|other)$/;
