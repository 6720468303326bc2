import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { house, packageVersion, remoteRooms } from './rooms.ts';
import { sharedVersions } from './sharing.ts';
import { contentVersion } from './version.ts';

/** What stands built in this house: what its shell offers, and the folder of one finished version of each remote. */
export const builtHouse = () => ({
  root: house,
  shell: { platform: packageVersion(path.join(house, 'shared/platform')), shares: sharedVersions() },
  folders: remoteRooms().flatMap((room) => finishedIn(room) ?? []),
});

/** The folder that the sources name; when they do not build, the newest that did. */
export const finishedIn = (room: string): string | undefined => currentIn(room) ?? newestIn(room);

/** The folder that the sources name, if they were built as they stand. */
export const currentIn = (room: string): string | undefined => {
  const folder = path.join(room, 'dist', contentVersion(room));
  return isFinished(folder) ? folder : undefined;
};

/** The folder that was built last, whatever its sources are now. */
export const newestIn = (room: string): string | undefined => {
  const dist = path.join(room, 'dist');
  if (!existsSync(dist)) return undefined;
  const age = (folder: string): number => statSync(path.join(folder, 'complete')).mtimeMs;
  return readdirSync(dist)
    .map((version) => path.join(dist, version))
    .filter(isFinished)
    .toSorted((a, b) => age(b) - age(a))[0];
};

const isFinished = (folder: string): boolean => existsSync(path.join(folder, 'complete'));
