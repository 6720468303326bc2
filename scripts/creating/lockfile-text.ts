/** A line of an importer: the range in package.json, and the chosen version. */
export type Line = { name: string; specifier: string; version: string };

/** The entry of a tarball under `packages`. `from`: where the tarball is, `file:…`. */
export const packageBlock = (
  name: string,
  { from, version, integrity, bin }: { from: string; version: string; integrity: string; bin: boolean },
): string =>
  [
    `  ${quoted(`${name}@${from}`)}:`,
    `    resolution: {integrity: ${integrity}, tarball: ${from}}`,
    `    version: ${version}`,
    ...(bin ? ['    hasBin: true'] : []),
    '',
  ].join('\n');

/** An entry under `snapshots`: the dependencies of a package, by name and version. */
export const snapshotBlock = (key: string, dependencies: readonly (readonly [string, string])[]): string =>
  dependencies.length === 0
    ? `  ${quoted(key)}: {}\n`
    : [
        `  ${quoted(key)}:`,
        '    dependencies:',
        ...dependencies.toSorted(byName).map(([name, version]) => `      ${quoted(name)}: ${version}`),
        '',
      ].join('\n');

/** The one importer of a lockfile without a workspace. */
export const importerBlock = (groups: Readonly<Record<string, readonly Line[]>>): string =>
  [
    '  .:',
    ...Object.entries(groups).flatMap(([group, lines]) => [
      `    ${group}:`,
      ...lines
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .flatMap(({ name, specifier, version }) => [
          `      ${quoted(name)}:`,
          `        specifier: ${specifier}`,
          `        version: ${version}`,
        ]),
    ]),
    '',
  ].join('\n');

export const overrideLines = (overrides: Readonly<Record<string, string>>): string =>
  Object.entries(overrides)
    .map(([name, version]) => `  ${JSON.stringify(name)}: ${JSON.stringify(version)}\n`)
    .join('');

/** A section with an empty line before each of its blocks, sorted by name. */
export const section = (name: string, blocks: Iterable<readonly [string, string]>): string =>
  `${name}:\n\n${[...blocks]
    .toSorted(byName)
    .map(([, block]) => block)
    .join('\n')}`;

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1);

/** A name that starts with a special character of YAML is quoted. */
const quoted = (name: string): string => (/^[\w.-]/.test(name) ? name : `'${name}'`);
