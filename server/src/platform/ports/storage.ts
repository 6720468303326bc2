import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../db/error-code.ts';

/** Where files live. Keys are relative paths that we make ourselves. Adapters: local folder (default), S3. */
export type StoragePort = {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Stores a stream, and returns its size. Nothing is stored when the source fails. */
  write: (key: string, source: Readable) => Promise<number>;
  get: (key: string) => Promise<Buffer | null>;
  /** The file as a stream; null when there is none. */
  read: (key: string) => Promise<Readable | null>;
  remove: (key: string) => Promise<void>;
  /** Removes what a killed process was writing: unfinished, and untouched since. */
  forgetDrafts: (before: Date) => Promise<void>;
};

/** Incomplete files are here, in one folder, so that those of a killed process are found. */
const drafts = 'drafts';

/** Files below one folder. A file appears whole or not at all: it is written as a draft and renamed. */
export const createFolderStorage = (root: string): StoragePort => {
  const at = (key: string): string => {
    const file = path.resolve(root, key);
    if (!file.startsWith(path.resolve(root) + path.sep)) throw new Error('key leaves the store');
    return file;
  };
  const whole = async (key: string, fill: (draft: string) => Promise<void>): Promise<void> => {
    const file = at(key);
    const draft = at(`${drafts}/${randomUUID()}.part`);
    for (const place of [file, draft]) await mkdir(path.dirname(place), { recursive: true });
    try {
      await fill(draft);
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };
  return {
    put: (key, bytes) => whole(key, (draft) => writeFile(draft, bytes)),
    write: async (key, source) => {
      let bytes = 0;
      async function* counted(parts: AsyncIterable<Buffer>) {
        for await (const part of parts) {
          bytes += part.length;
          yield part;
        }
      }
      await whole(key, (draft) => pipeline(source, counted, createWriteStream(draft)));
      return bytes;
    },
    read: async (key) => {
      try {
        const file = await open(at(key));
        return file.createReadStream();
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null;
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
    forgetDrafts: async (before) => {
      for (const name of await readdir(at(drafts)).catch(() => [])) {
        const draft = at(`${drafts}/${name}`);
        const touched = await stat(draft).catch(() => null); // it has just become complete
        if (touched !== null && touched.mtime < before) await rm(draft, { force: true });
      }
    },
  };
};
