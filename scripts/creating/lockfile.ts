/**
 * pnpm's lockfile of this repository, parsed by lines: its format is always the same. Each block is an entry
 * of `packages` or `snapshots`, as text.
 */
export type Lockfile = {
  head: string;
  /** Exact versions by importer and package: `mf-catalog` → `react` → `19.3.1`. */
  importers: ReadonlyMap<string, ReadonlyMap<string, string>>;
  packages: ReadonlyMap<string, string>;
  snapshots: ReadonlyMap<string, string>;
};

export const readLockfile = (text: string): Lockfile => {
  const section = (name: string): string =>
    new RegExp(`^${name}:\\n([\\s\\S]*?)(?=^\\S|(?![\\s\\S]))`, 'm').exec(text)?.[1] ?? '';
  return {
    head: /^[\s\S]*?(?=^catalogs:)/m.exec(text)?.[0] ?? '',
    importers: new Map([...blocks(section('importers'))].map(([name, block]) => [name, versionsIn(block)])),
    packages: blocks(section('packages')),
    snapshots: blocks(section('snapshots')),
  };
};

/** `  name:` and what is indented below it. */
const blocks = (section: string): ReadonlyMap<string, string> =>
  new Map(
    [...section.matchAll(/^ {2}'?([^\s'][^'\n]*?)'?:(?: \{\})?\n(?: {4}.*\n)*/gm)].map(
      ([block, name = '']) => [name, block],
    ),
  );

const versionsIn = (block: string): ReadonlyMap<string, string> =>
  new Map(
    [...block.matchAll(/^ {6}'?([^\s']+?)'?:\n {8}specifier: .*\n {8}version: (.*)\n/gm)].map(
      ([, name = '', version = '']) => [name, version],
    ),
  );

/** The dependencies of an entry of `snapshots`, as keys of `snapshots`. */
export const dependenciesIn = (block: string): string[] =>
  [...block.matchAll(/^ {6}'?([^\s']+?)'?: '?([^'\n]+)'?$/gm)].map(([, name = '', version = '']) =>
    /^(@[^@/]+\/)?[^@/(]+@/.test(version) ? version : `${name}@${version}`,
  );
