import { createHash } from 'node:crypto';
import { languages } from '@mall/contract/core/languages';
import { type BuiltRemote, screenBudget } from '@mall/registry';
import { bytesOfScreens } from '../bytes.ts';
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
    ...integrityProblems(built, bytes.get('remoteEntry.js')),
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

const integrityProblems = ({ integrity }: BuiltRemote, entry: Buffer | undefined): string[] => {
  if (entry === undefined) return ['its file remoteEntry.js is missing'];
  const digest = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  return integrity['remoteEntry.js'] === digest ? [] : ['its remoteEntry.js is not the one that was built'];
};

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
  return declares.routes.flatMap(({ id, layout }) => {
    const [brought, most] = [bytes[id] ?? 0, screenBudget(layout)];
    return brought <= most ? [] : [`the screen ${id} brings ${brought} bytes, and ${most} are allowed`];
  });
};
