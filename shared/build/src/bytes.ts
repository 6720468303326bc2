import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BuiltRemote } from '@mall/registry';

type Files = Pick<BuiltRemote['files'], 'routes' | 'phrases'>;

/**
 * The compressed JavaScript that each screen of a built remote loads: entry, its own files, the phrases of
 * one language.
 */
export const bytesOf = (folder: string, files: Files): Record<string, number> =>
  bytesOfScreens(files, (file) => sent(path.join(folder, file)));

/** The same from the transferred size of each file, in bytes. */
export const bytesOfScreens = (
  { routes, phrases }: Files,
  sizeOf: (file: string) => number,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(routes).map(([id, files]) => {
      const all = new Set(['remoteEntry.js', ...files, ...(phrases['zh'] ?? [])]);
      return [id, [...all].reduce((sum, file) => sum + sizeOf(file), 0)];
    }),
  );

/** The transferred size: a file that is too small to be compressed is sent as it is. */
const sent = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
