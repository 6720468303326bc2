import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { conflicts, RegistryDocument, type RegistryRemote, RemoteVersion, resolve } from '@mall/registry';
import type { BuiltRemote } from './doors-plugin.ts';
import { house, packageVersion, readJson, remoteRooms } from './rooms.ts';
import { contentVersion } from './version.ts';

/** `dist/registry.json`: the registry of a mall made of what was built here, the newest version of each remote stable. */
export const writeSeed = async (): Promise<void> => {
  const platform = packageVersion(path.join(house, 'shared/platform'));
  const document = RegistryDocument.parse({
    schemaVersion: 1,
    revision: 1,
    platform,
    remotes: Object.fromEntries(
      remoteRooms()
        .map(seedOf)
        .filter((entry) => entry !== undefined),
    ),
    history: [],
  });
  const problems = conflicts(
    Object.values(document.remotes).flatMap(({ stable, versions }) => versions[stable]?.declares ?? []),
  );
  if (problems.length > 0) throw new Error(`The remotes do not fit together:\n${problems.join('\n')}`);

  mkdirSync(path.join(house, 'dist'), { recursive: true });
  writeFileSync(path.join(house, 'dist/registry.json'), JSON.stringify(document, null, 1));
  const manifest = resolve(document, { shellVersion: platform });
  writeFileSync(path.join(house, 'shell/dist/boot.json'), JSON.stringify(manifest));
};

const seedOf = (room: string): [string, RegistryRemote] | undefined => {
  const dist = path.join(room, 'dist');
  if (!existsSync(dist)) return undefined;
  const built = readdirSync(dist)
    .filter((version) => existsSync(path.join(dist, version, 'complete')))
    .map((version) => readJson(path.join(dist, version, 'remote.json')) as BuiltRemote); // our own file; the schema checks it next
  built.sort((a, b) => b.builtAt.localeCompare(a.builtAt));
  // The folder that the sources name; when they do not build, the newest that did.
  const current = built.find(({ version }) => version === contentVersion(room)) ?? built[0];
  if (current === undefined) return undefined;
  const previous = built.find(({ version }) => version !== current.version);
  return [
    current.name,
    {
      stable: current.version,
      ...(previous === undefined ? {} : { previous: previous.version }),
      enabled: true,
      versions: Object.fromEntries(built.map((each) => [each.version, versionOf(each)])),
    },
  ];
};

const versionOf = ({
  name,
  version,
  declares,
  shared,
  integrity,
  files,
  builtAt,
}: BuiltRemote): RemoteVersion =>
  RemoteVersion.parse({
    base: `/remotes/${name}/${version}/`,
    fallbackBase: `/remotes-b/${name}/${version}/`,
    integrity,
    requires: declares.requires,
    shared,
    declares,
    files,
    builtAt,
  });

export const readSeed = (): RegistryDocument =>
  RegistryDocument.parse(JSON.parse(readFileSync(path.join(house, 'dist/registry.json'), 'utf8')));
