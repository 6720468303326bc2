import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../error-code.ts';

/** Where files live. Keys are relative paths that we make ourselves. Adapters: local folder (default). */
export type StoragePort = {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  get: (key: string) => Promise<Buffer | null>;
  remove: (key: string) => Promise<void>;
};

/** Files below one folder. A file appears whole or not at all: it is written beside and renamed. */
export const createFolderStorage = (root: string): StoragePort => {
  const at = (key: string): string => {
    const file = path.resolve(root, key);
    if (!file.startsWith(path.resolve(root) + path.sep)) throw new Error('key leaves the store');
    return file;
  };
  return {
    put: async (key, bytes) => {
      const file = at(key);
      await mkdir(path.dirname(file), { recursive: true });
      const draft = `${file}.${randomUUID()}.part`;
      try {
        await writeFile(draft, bytes);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      try {
        return await readFile(at(key));
      } catch (error) {
        if (['ENOENT', 'EISDIR'].includes(codeOf(error))) return null;
        throw error;
      }
    },
    remove: (key) => rm(at(key), { force: true }),
  };
};
