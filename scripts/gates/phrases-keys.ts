import { baseKeys, type Bundle, namespaceOf } from '../lib/phrase-bundles.ts';
import type { Usage } from '../lib/phrase-usage.ts';
import type { Problem } from './gate.ts';

const keyLike = /^(?:([\w-]+):)?([\w-]+(?:\.[\w-]+)*)$/;
/** The phrases of these packages are available to all. */
const forAll = new Set(['common', 'ui']);

/** A key that no text of the rooms in its reach names, in full or by a template. */
export function unusedProblems(bundle: Bundle, usages: readonly Usage[]): Problem[] {
  const { namespace, room, folder, texts } = bundle;
  const inReach = usages.filter(
    (usage) =>
      forAll.has(namespace) ||
      usage.path.startsWith(`${room}/`) ||
      usage.path.startsWith('shared/contract/') ||
      usage.texts.has(namespace) ||
      usage.namespaces.includes(namespace),
  );
  const file = `${folder}/zh.json`;
  const isSaid = room === 'server' ? saidIn(namespace, inReach) : undefined;
  return [...baseKeys(texts.zh ?? new Map())]
    .filter((key) => !usages.some(({ texts: named }) => named.has(`${namespace}:${key}`)))
    .filter((key) =>
      isSaid
        ? !isSaid(key)
        : !inReach.some((usage) => names(usage, key) || names(usage, `${namespace}:${key}`)),
    )
    .map((key) => ({ file, says: `${key} is used nowhere. Use it or delete it in every language.` }));
}

/** A key passed to `t` that no package in its reach has; a phrase without all of its values. */
export function missingProblems(bundles: readonly Bundle[], usages: readonly Usage[]): Problem[] {
  const textsOf = new Map(
    bundles.map(({ namespace, texts }) => [namespace, byBaseKey(texts.zh ?? new Map())]),
  );
  return usages.flatMap(({ path, calls, namespaces, prefixes }) =>
    calls.flatMap(({ key: full, line, namespaces: given, values }): Problem[] => {
      const [, prefix, key] = keyLike.exec(full) ?? [];
      if (!key) return [];
      const asked = prefix ? [prefix] : given.length > 0 ? given : [...namespaces, roomNamespace(path)];
      const candidates = [key, ...prefixes.map((start) => `${start}.${key}`)];
      const found = asked.flatMap((namespace) =>
        candidates.flatMap((name) => textsOf.get(namespace)?.get(name) ?? []),
      );
      if (found.length === 0)
        return [
          {
            file: path,
            line,
            says: `asks for ${key}, which ${[...new Set(asked)].join(', ')} lacks. Write it there in every language.`,
          },
        ];
      const unsaid = values === null ? [] : valuesIn(found[0] ?? '').filter((name) => !values.has(name));
      return unsaid.map((name) => ({
        file: path,
        line,
        says: `asks for ${key} without its ${name}, which the phrase says.`,
      }));
    }),
  );
}

/** For a plural, the last form, which has all placeholders. */
const byBaseKey = (texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map(
    [...texts].flatMap(([key, text]) => [...baseKeys(new Map([[key, text]]))].map((base) => [base, text])),
  );

const valuesIn = (text: string): string[] => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name);

/**
 * On the server most keys are made of parts, `action.${action}`: such a template names a key when its parts stand
 * somewhere in the code too, as texts or as names of fields.
 */
const saidIn = (namespace: string, usages: readonly Usage[]): ((key: string) => boolean) => {
  const speaking = usages.filter(({ namespaces }) => namespaces.includes(namespace));
  const texts = new Set(usages.flatMap((usage) => [...usage.texts]));
  const words = new Set([...texts, ...usages.flatMap(({ fields }) => [...fields])]);
  const patterns = usages.flatMap((usage) => usage.patterns);
  const pairing = usages.filter(({ makesPairs }) => makesPairs);
  const isKnown = (part: string): boolean =>
    words.has(part) || patterns.some((pattern) => pattern.test(part));
  const isPair = (part: string): boolean => {
    const [, first = '', second = ''] = /^(.+)\.(\w+)$/.exec(part) ?? [];
    return isKnown(first) && pairing.some((usage) => usage.texts.has(second));
  };
  const isMade = (key: string, pattern: RegExp): boolean => {
    const parts = pattern.exec(key)?.slice(1);
    return parts !== undefined && parts.every((part) => isKnown(part) || isPair(part));
  };
  return (key) =>
    texts.has(key) || speaking.some((usage) => usage.patterns.some((pattern) => isMade(key, pattern)));
};

const names = ({ texts, patterns, prefixes }: Usage, key: string): boolean =>
  texts.has(key) ||
  patterns.some((pattern) => pattern.test(key)) ||
  prefixes.some((prefix) => key.startsWith(`${prefix}.`) && texts.has(key.slice(prefix.length + 1)));

const roomNamespace = (path: string): string => namespaceOf(/^(shared\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? '');
