/** The keys of all phrases in a script of the build, `cart.empty.title`; forms of a count are one key. */
export const phraseKeysIn = (script: string): string[] =>
  [...script.matchAll(jsonLiteral)].flatMap(([, single, double]) =>
    keysOf(JSON.parse(literal(single ?? double ?? ''))),
  );

/** The build writes a JSON module as a text that the browser parses. */
const jsonLiteral = /\bJSON\.parse\((?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\)/gs;

/** The text of a JavaScript literal, without running it: JSON knows the same escapes but for quotes and `\x`. */
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

/** Languages differ in how many forms they count with. */
const pluralForm = /_(zero|one|two|few|many|other)$/;
