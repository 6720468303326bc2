import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { house, packageVersion, remoteRooms } from './rooms.ts';
import { sharedVersions } from './sharing.ts';
import { contentVersion } from './version.ts';

/**
 * The built files of this repository: what its shell shares, and the folder of one finished version of each
 * remote.
 */
export const builtHouse = () => ({
  root: house,
  shell: { platform: packageVersion(path.join(house, 'shared/platform')), shares: sharedVersions() },
  folders: remoteRooms().flatMap((room) => finishedIn(room) ?? []),
});

/** The folder of the current sources; when they fail to build, the newest one that succeeded. */
export const finishedIn = (room: string): string | undefined => currentIn(room) ?? newestIn(room);

/** The folder of the current sources, if they were built. */
export const currentIn = (room: string): string | undefined => {
  const folder = path.join(room, 'dist', contentVersion(room));
  return isFinished(folder) ? folder : undefined;
};

/** The folder that was built last, whatever the current sources are. */
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
