export type KeyMeaning = 'search' | 'keys' | 'find' | 'add' | { readonly go: string };

/**
 * Interprets keys one after the other: a letter shortly after G opens a page of `goKeys`. Returns undefined for a key
 * without a meaning here, so that lists and forms can handle it.
 */
export const createKeyReader = (
  goKeys: Readonly<Record<string, { readonly to: string }>>,
  now: () => number = () => performance.now(),
) => {
  let goUntil = 0;
  return (key: string): KeyMeaning | undefined => {
    const letter = key.toLowerCase();
    const going = now() < goUntil;
    goUntil = 0;
    const page = Object.hasOwn(goKeys, letter) ? goKeys[letter] : undefined;
    if (going && page !== undefined) return { go: page.to };
    if (letter === 'g') goUntil = now() + goMs;
    return meanings.get(letter);
  };
};

const goMs = 1500;
const meanings = new Map<string, KeyMeaning>([
  ['?', 'keys'],
  ['/', 'find'],
  ['c', 'add'],
]);
