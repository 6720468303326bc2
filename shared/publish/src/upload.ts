import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RegistryRefused } from '@mall/registry';
import type { Build } from './built.ts';
import { folderOf, type Store } from './store.ts';

/**
 * Uploads every file of a build into its folder of the store, which never changes. Existing files are left
 * alone.
 */
export const upload = (store: Store, build: Build, onFile: () => void = () => {}): Promise<void> =>
  eachOf(build.files, async (file) => {
    await store.add(nameIn(build, file), await readFile(path.join(build.folder, file)));
    onFile();
  });

/**
 * Fetches every file back and compares its digest with that of the build. Throws RegistryRefused when one
 * differs.
 */
export const fetchBack = async (store: Store, build: Build): Promise<void> => {
  const wrong: string[] = [];
  await eachOf(build.files, async (file) => {
    const [sent, kept] = await Promise.all([
      readFile(path.join(build.folder, file)),
      store.read(nameIn(build, file)),
    ]);
    if (kept === null) wrong.push(`${file} is not there`);
    else if (!digest(kept).equals(digest(sent))) wrong.push(`${file} is another file`);
  });
  if (wrong.length > 0)
    throw new RegistryRefused(
      'unfit',
      `The store gives back other files of ${build.name} ${build.version} than were sent. Build it anew and try again.`,
      wrong.sort(),
    );
};

const nameIn = ({ name, version }: Build, file: string): string => `${folderOf(name, version)}/${file}`;

const digest = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** A few at a time: a distant store answers slowly, and no file is large. */
const eachOf = async (files: readonly string[], work: (file: string) => Promise<void>): Promise<void> => {
  const open = [...files];
  const hand = async (): Promise<void> => {
    for (let file = open.shift(); file !== undefined; file = open.shift()) await work(file);
  };
  await Promise.all(Array.from({ length: 8 }, hand));
};
