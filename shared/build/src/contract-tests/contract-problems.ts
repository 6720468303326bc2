import { languages } from '@mall/contract/core/languages';
import { type BuiltRemote, screenBudget } from '@mall/registry';
import { bytesOfScreens } from '../bytes.ts';
import { chunkDigests, digestsFile, entryFile, sriOf } from '@mall/registry/digests';
import { digestIn } from '../version.ts';
import { phraseKeysIn } from './phrase-keys.ts';
import { type Script, scriptProblems } from './script-problems.ts';

/** One built version of a remote, wherever its files are now: in a folder, or in the store of a mall. */
export type BuiltFiles = {
  built: BuiltRemote;
  /** Reads a file of the version by its name; null when there is none. */
  read: (file: string) => Promise<Buffer | null>;
  /** Lists the names of all files of the version. */
  list: () => Promise<readonly string[]>;
};

/**
 * The promises that a built remote breaks, each in a sentence; empty when it may be published. None of its
 * code is run. `madeIn`: the folder of the build, whose path must not occur in its files.
 */
export const contractProblems = async (
  { built, read, list }: BuiltFiles,
  madeIn?: string,
): Promise<string[]> => {
  const names = await list();
  const bytes = new Map<string, Buffer>();
  for (const name of names.filter((file) => /\.(js|br|css)$/.test(file))) {
    const found = await read(name);
    if (found !== null) bytes.set(name, found);
  }
  const scripts = [...bytes]
    .filter(([file]) => file.endsWith('.js'))
    .map(([file, content]): Script => ({ file, text: content.toString('utf8') }));
  return [
    ...doorProblems(built),
    ...fileProblems(built, bytes),
    ...phraseProblems(built, scripts),
    ...integrityProblems(built, bytes, await read(digestsFile)),
    ...sharedProblems(built),
    ...budgetProblems(built, bytes),
    ...scriptProblems(scripts, madeIn),
    ...[...bytes.keys()]
      .filter((file) => file.endsWith('.css'))
      .map((file) => `it brings the style sheet ${file}, which would style the pages of others`),
  ];
};

const doorProblems = ({ declares, files }: BuiltRemote): string[] => [
  ...differences(
    'screen',
    declares.routes.map(({ id }) => id),
    Object.keys(files.routes),
  ),
  ...differences(
    'slot',
    declares.slots.map(({ at }) => at),
    Object.keys(files.slots),
  ),
  ...differences(
    'service',
    declares.services.map(({ version }) => version),
    Object.keys(files.services),
  ),
  ...differences('language', languages, Object.keys(files.phrases)),
];

const differences = (what: string, declared: readonly string[], opened: readonly string[]): string[] => [
  ...without([...new Set(declared)], opened).map(
    (key) => `it declares the ${what} ${key} and does not open it`,
  ),
  ...without(opened, declared).map((key) => `it opens the ${what} ${key} and does not declare it`),
];

const without = (all: readonly string[], some: readonly string[]): string[] =>
  all.filter((key) => !some.includes(key));

const fileProblems = ({ version, files }: BuiltRemote, present: ReadonlyMap<string, Buffer>): string[] => {
  const named = [...new Set(Object.values(files).flatMap((entry) => Object.values(entry).flat()))];
  return [
    ...named.filter((file) => !present.has(file)).map((file) => `its file ${file} is missing`),
    ...named
      .filter((file) => file.endsWith('.js') && !file.endsWith(`.${digestIn(version)}.js`))
      .map((file) => `its file ${file} is not named after the version ${version}`),
  ];
};

const phraseProblems = ({ files }: BuiltRemote, scripts: readonly Script[]): string[] => {
  const keysOf = (language: string): string[] => {
    const own = scripts.filter(({ file }) => files.phrases[language]?.includes(file));
    return [...new Set(own.flatMap(({ text }) => phraseKeysIn(text)))];
  };
  const [first, ...others] = languages.map((language) => ({ language, keys: keysOf(language) }));
  if (first === undefined || first.keys.length === 0) return ['it has no phrases that could be read'];
  return others.flatMap(({ language, keys }) => [
    ...without(first.keys, keys).map((key) => `it does not say ${key} in ${language}`),
    ...without(keys, first.keys).map((key) => `it says ${key} in ${language} and not in ${first.language}`),
  ]);
};

/** Every script is the one that was built, and the list that browsers check them by says the same. */
const integrityProblems = (
  { integrity }: BuiltRemote,
  present: ReadonlyMap<string, Buffer>,
  list: Buffer | null,
): string[] => {
  if (list === null)
    return [`its file ${digestsFile} is missing: build it with the @mall/build of this mall`];
  const scripts = [...present].filter(([file]) => file.endsWith('.js'));
  const chunks = chunkDigests(scripts.filter(([file]) => file !== entryFile));
  const wanted = {
    [entryFile]: sriOf(present.get(entryFile) ?? list),
    [digestsFile]: sriOf(list),
    ...chunks,
  };
  return [
    ...(present.has(entryFile) ? [] : [`its file ${entryFile} is missing`]),
    ...Object.entries(wanted)
      .filter(([file, digest]) => integrity[file] !== digest)
      .map(([file]) => `its ${file} is not the one that was built`),
    ...(JSON.stringify(parsed(list)) === JSON.stringify(sorted(chunks))
      ? []
      : [`its ${digestsFile} does not have the digests of its scripts`]),
  ];
};

const parsed = (list: Buffer): unknown => {
  try {
    const read: unknown = JSON.parse(list.toString('utf8'));
    return sorted(Object(read) as object); // any value: only an object with the digests is equal to them
  } catch {
    return undefined;
  }
};

const sorted = (record: object): object =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const sharedProblems = ({ shared }: BuiltRemote): string[] =>
  Object.entries(shared)
    .filter(([, range]) => !/^\^\d+\.\d+\.\d+$/.test(range))
    .map(
      ([library, range]) => `it asks for ${library} ${range}, which is no range that a shell could satisfy`,
    );

const budgetProblems = ({ declares, files }: BuiltRemote, present: ReadonlyMap<string, Buffer>): string[] => {
  const bytes = bytesOfScreens(
    files,
    (file) => (present.get(`${file}.br`) ?? present.get(file))?.length ?? 0,
  );
  return declares.routes.flatMap(({ id, ...route }) => {
    const [brought, most] = [bytes[id] ?? 0, screenBudget(route)];
    return brought <= most ? [] : [`the screen ${id} brings ${brought} bytes, and ${most} are allowed`];
  });
};
