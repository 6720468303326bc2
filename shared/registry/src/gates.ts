import { languages, type Texts } from '@mall/contract/core/languages';
import type { Layout, RemoteConfig } from '@mall/contract/core/remote-config';
import { satisfies } from '@mall/contract/core/semver';
import { conflicts } from './conflicts.ts';
import { RegistryRefused } from './refused.ts';
import type { RegistryDocument, RemoteVersion } from './schema.ts';

type Screen = { readonly layout: Layout; readonly parent?: string | undefined };

/**
 * The limit of compressed JavaScript for one screen, including its entry and phrases. An office loads once and
 * stays: the shops' is a layout, any other brings a frame of its own around its pages (`parent`).
 */
export const screenBudget = ({ layout, parent }: Screen): number =>
  layout === 'seller' || parent !== undefined ? 350_000 : 60_000;

/**
 * The reasons that keep a version out of the mall, each in a sentence: its declaration beside those of the
 * other remotes, in every version of them that somebody gets; its needs of the live shell; its phrases; its
 * size. Empty when it fits.
 */
export const problemsOf = (document: RegistryDocument, name: string, found: RemoteVersion): string[] => [
  ...(found.declares.name === name ? [] : [`it declares itself as ${found.declares.name}`]),
  ...besideOthers(document, name, found),
  ...(satisfies(document.platform, found.requires.platform)
    ? []
    : [`it needs platform ${found.requires.platform}, and the live shell has ${document.platform}`]),
  ...Object.entries(found.shared).flatMap(([library, range]) => {
    const offered = document.shares[library];
    if (offered === undefined) return [`it needs ${library}, which the live shell does not share`];
    return satisfies(offered, range)
      ? []
      : [`it needs ${library} ${range}, and the live shell shares ${offered}`];
  }),
  ...languages
    .filter((language) => (found.files.phrases[language] ?? []).length === 0)
    .map((language) => `it has no phrases in ${language}`),
  ...languages
    .filter((language) => textsIn(found.declares).some((texts) => !texts[language]))
    .map((language) => `it declares a title without its ${language}`),
  ...found.declares.slots
    .filter(({ policy, title }) => policy !== 'none' && title === undefined)
    .map(
      ({ at }) => `its slot ${at} shows a card when it fails: declare its \`title\`, which the card names`,
    ),
  ...found.declares.routes
    .filter(({ path }) => path.startsWith('/:'))
    .map(
      ({ id, path }) =>
        `the screen ${id} takes addresses of all others with its path ${path}: begin it with a word of its own, as in /${found.declares.i18n}${path}`,
    ),
  ...missing(
    'screen',
    found.declares.routes.map(({ id }) => id),
    found.files.routes,
  ),
  ...missing(
    'slot',
    found.declares.slots.map(({ at }) => at),
    found.files.slots,
  ),
  ...missing(
    'service',
    found.declares.services.map(({ version }) => version),
    found.files.services,
  ),
  ...found.declares.routes.flatMap(({ id, ...route }) => {
    const [bytes, most] = [found.bytes[id] ?? 0, screenBudget(route)];
    return bytes <= most ? [] : [`the screen ${id} brings ${bytes} bytes, and ${most} are allowed`];
  }),
];

const textsIn = ({ routes, nav, slots }: RemoteConfig): Texts[] => [
  ...routes.map(({ title }) => title),
  ...nav.map(({ label }) => label),
  ...slots.flatMap(({ title }) => title ?? []),
];

/** Throws RegistryRefused with all problems at once. */
export const mustFit = (document: RegistryDocument, name: string, found: RemoteVersion): void => {
  const problems = problemsOf(document, name, found);
  if (problems.length > 0)
    throw new RegistryRefused('unfit', `${name} does not fit the mall. Nothing was published.`, problems);
};

/** Stable and candidate of one remote may meet stable or candidate of another in one page. */
const besideOthers = (document: RegistryDocument, name: string, found: RemoteVersion): string[] => {
  const others = Object.entries(document.remotes).filter(([other]) => other !== name);
  const stable = others.flatMap(([, { stable, versions }]) => versions[stable]?.declares ?? []);
  const known = new Set(conflicts(stable));
  const candidates = others.flatMap(([other, { canary, versions }]) => {
    const declares = canary === undefined ? undefined : versions[canary.version]?.declares;
    return declares === undefined ? [] : [[...stable.filter(({ name: one }) => one !== other), declares]];
  });
  const all = [stable, ...candidates].flatMap((beside) => conflicts([...beside, found.declares]));
  return [...new Set(all)].filter((problem) => !known.has(problem));
};

const missing = (
  what: string,
  declared: readonly string[],
  files: Readonly<Record<string, readonly string[]>>,
): string[] =>
  declared
    .filter((key) => files[key] === undefined)
    .map((key) => `it declares the ${what} ${key} and has none`);
