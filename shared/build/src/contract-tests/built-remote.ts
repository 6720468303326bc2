import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltRemote } from '@mall/registry';
import { contentVersion } from '../version.ts';
import type { BuiltFiles } from './contract-problems.ts';

/**
 * The build of a remote's current sources, from the remote's folder. Throws when they were not built: a build
 * of other sources proves nothing about these.
 */
export const builtRemote = async (room: string): Promise<BuiltFiles & { folder: string }> => {
  const folder = path.join(room, 'dist', contentVersion(room));
  const read = (file: string): Promise<Buffer | null> =>
    readFile(path.join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  const text = await read('remote.json');
  if (text === null) throw new Error(`${room} is not built as it stands: build it first.`);
  const built: BuiltRemote = JSON.parse(text.toString('utf8'));
  const list = (): Promise<string[]> => Promise.resolve(globSync('**', { cwd: folder }));
  return { folder, built, read, list };
};
