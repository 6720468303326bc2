import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteConfig } from '../../shared/contract/src/core/remote-config.ts';
import { root } from '../lib/root.ts';
import { type Packed, pack, packedList } from '../packing/pack.ts';
import { manifestOf, readVersions } from '../packing/packages.ts';
import { readLockfile } from './lockfile.ts';
import { overridesOf, roomManifest, standaloneManifest, workspaceSettings } from './manifests.ts';
import { freeOrder, nameProblems, type Names, namesOf } from './names.ts';
import { pinnedLockfile, type Shelf } from './pinned.ts';
import { filled } from './template.ts';
import { Refused, writeFolder } from './write.ts';

/**
 * The source of the mall's packages: a folder written by `npm run pack`, a registry, or packed beside the
 * remote.
 */
export type Source = { packages?: string | undefined; registry?: string | undefined };

/**
 * Creates a remote in this repository, `mf-care/`. Returns its folder. Throws Refused when the name does not
 * fit.
 */
export const createRoom = async (name: string): Promise<string> => {
  const { names, words } = await planned(name);
  const target = join(root, name);
  await writeFolder(target, [
    { path: 'package.json', text: json(roomManifest(names)) },
    ...filled('template', words),
  ]);
  return target;
};

/**
 * Creates a remote in a repository of its own. Returns its folder. Throws Refused when it cannot be created
 * there.
 */
export const createStandalone = async (name: string, folder: string, source: Source): Promise<string> => {
  const { names, words } = await planned(name);
  const target = resolve(folder);
  const files = [...filled('template', words), ...filled('standalone', words)];
  if (source.registry !== undefined) {
    const versions = readVersions();
    const manifest = standaloneManifest(names, versions, (each) => versions.ours.get(each) ?? '');
    await writeFolder(target, [
      ...files,
      { path: 'package.json', text: json(manifest) },
      { path: 'pnpm-workspace.yaml', text: workspaceSettings(overridesOf([], () => '')) },
      { path: '.npmrc', text: `@mall:registry=${source.registry}\n` },
    ]);
    return target;
  }
  await writeFolder(target, files, async (draft) => {
    if (source.packages === undefined) {
      const own = join(draft, 'packages');
      writePinned(draft, names, { folder: own, from: 'packages', packed: await pack(own) });
    } else {
      const shelf = resolve(source.packages);
      const from = relative(target, shelf).replaceAll('\\', '/');
      writePinned(draft, names, { folder: shelf, from, packed: packedIn(shelf) });
    }
  });
  return target;
};

/** The description of the packages in a folder of `npm run pack`. */
const packedIn = (folder: string): Packed[] => {
  const list = join(folder, packedList);
  if (!existsSync(list)) throw new Refused(`${folder} has no packages: npm run pack ${folder}`);
  return JSON.parse(readFileSync(list, 'utf8'));
};

/** The files with exact versions: for each package the one with which this mall is built and tested. */
const writePinned = (folder: string, names: Names, shelf: Shelf): void => {
  const packageAt = (name: string): string => {
    const found = shelf.packed.find((each) => each.name === name);
    if (found === undefined) throw new Refused(`There is no ${name} in ${shelf.folder}: pack it again.`);
    return `file:${shelf.from}/${found.file}`;
  };
  const manifest = standaloneManifest(names, readVersions(), packageAt);
  const overrides = overridesOf(
    shelf.packed.map(({ name }) => name),
    packageAt,
  );
  const house = readLockfile(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), json(manifest));
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), workspaceSettings(overrides));
  writeFileSync(join(folder, 'pnpm-lock.yaml'), pinnedLockfile(house, { ...manifest, overrides }, shelf));
};

/** The values for the templates, when the name fits. */
const planned = async (name: string) => {
  const declared = await declarations();
  const problems = nameProblems(name, declared);
  if (problems.length > 0) throw new Refused(problems.join('\n'));
  const names = namesOf(name);
  const [major, minor] = manifestOf('shared/platform').version.split('.');
  const words = { ...names, platform: `${major}.${minor}`, order: String(freeOrder(declared)) };
  return { names, words };
};

const declarations = async (): Promise<RemoteConfig[]> => {
  const rooms = readdirSync(root).filter((room) => room.startsWith('mf-'));
  const modules: { default: RemoteConfig }[] = await Promise.all(
    rooms.map((room) => import(pathToFileURL(join(root, room, 'remote.config.ts')).href)),
  );
  return modules.map((module) => module.default);
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
