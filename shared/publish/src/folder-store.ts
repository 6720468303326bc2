import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RegistryRefused } from '@mall/registry';
import { registryFile, type Store, type Tag } from './store.ts';

/** A process that holds the lock for longer has died; a write takes some milliseconds. */
const longestHeldMs = 10_000;
const patienceMs = 15_000;

/** A store in a folder of this machine, or of a disk that several machines share. */
export const createFolderStore = (root: string): Store => {
  const at = (name: string): string => {
    const file = path.resolve(root, name);
    if (!file.startsWith(path.resolve(root) + path.sep)) throw new Error(`${name} leaves the store`);
    return file;
  };
  const registry = at(registryFile);

  const whole = async (name: string, bytes: Buffer | string): Promise<string> => {
    const draft = at(`drafts/${randomUUID()}`);
    await mkdir(path.dirname(draft), { recursive: true });
    await mkdir(path.dirname(at(name)), { recursive: true });
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    return draft;
  };
  const read = async (name: string): Promise<Buffer | null> => readFile(at(name)).catch(nullWhenMissing);
  const current = async (): Promise<{ text: string; tag: Tag } | null> => {
    const bytes = await read(registryFile);
    return bytes === null ? null : { text: bytes.toString('utf8'), tag: tagOf(bytes) };
  };
  // Checking the file's times saves reading and hashing it once a second for ever.
  let seen: { stamp: string; tag: Tag } | undefined;

  return {
    folder: root,
    read,
    add: async (name, bytes) => {
      const draft = await whole(name, bytes);
      try {
        await link(draft, at(name)); // fails when there is one, and appears whole
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
        if (!(await read(name))?.equals(bytes))
          throw new RegistryRefused('twice', `${name} is in the store already, with other content.`);
      } finally {
        await unlink(draft);
      }
    },
    list: async (folder) => {
      const found = await readdir(at(folder), { recursive: true, withFileTypes: true }).catch(
        noneWhenMissing,
      );
      return found
        .filter((entry) => entry.isFile())
        .map((entry) =>
          path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
        )
        .sort();
    },
    remove: (folder) => rm(at(folder), { recursive: true, force: true }),
    registry: async (known) => {
      const times = await stat(registry).catch(nullWhenMissing);
      if (times === null) return null;
      const stamp = `${times.mtimeMs} ${times.size} ${times.ino}`;
      if (known !== undefined && seen?.stamp === stamp && seen.tag === known) return undefined;
      const found = await current();
      if (found !== null) seen = { stamp, tag: found.tag };
      return found?.tag === known ? undefined : found;
    },
    replace: (text, over) =>
      locked(at('registry.lock'), async () => {
        const found = await current();
        if ((found?.tag ?? null) !== over)
          throw new RegistryRefused(
            'lost',
            'Somebody else has changed the registry. Look at it, then try again.',
          );
        await rename(await whole(registryFile, text), registry);
      }),
  };
};

/** One at a time, in this process or another. One of those who wait removes a lock that was left behind. */
const locked = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  const deadline = Date.now() + patienceMs;
  await mkdir(path.dirname(file), { recursive: true });
  while (!(await taken(file))) {
    if (Date.now() > deadline) throw new Error(`${file} is held by somebody else.`);
    const held = await stat(file).catch(nullWhenMissing);
    if (held !== null && Date.now() - held.mtimeMs > longestHeldMs) {
      const left = `${file}.${randomUUID()}`;
      await rename(file, left).then(
        () => unlink(left),
        () => {}, // another was faster
      );
    }
    await sleep(5 + Math.random() * 10);
  }
  try {
    return await work();
  } finally {
    await unlink(file).catch(nullWhenMissing);
  }
};

const taken = async (file: string): Promise<boolean> => {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
};

const tagOf = (bytes: Buffer): Tag => createHash('sha256').update(bytes).digest('hex');

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
const nullWhenMissing = (error: unknown): null => {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
};
const noneWhenMissing = (error: unknown): [] => {
  nullWhenMissing(error);
  return [];
};
