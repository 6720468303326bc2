import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { NewFile } from './template.ts';

/** The reason why it was not done, for the user. */
export class Refused extends Error {}

/**
 * Creates a folder with these files, completely or not at all: it is written beside its place under another
 * name, and moved there when it is complete. `fill` may add files. Throws Refused when the place is taken.
 */
export const writeFolder = async (
  target: string,
  files: readonly NewFile[],
  fill: (folder: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  if (existsSync(target)) throw new Refused(`${target} exists already, and nothing is written over.`);
  mkdirSync(dirname(target), { recursive: true });
  const draft = mkdtempSync(join(dirname(target), `.${basename(target)}-`));
  chmodSync(draft, 0o755);
  try {
    for (const { path, text } of files) {
      mkdirSync(dirname(join(draft, path)), { recursive: true });
      writeFileSync(join(draft, path), text);
    }
    await fill(draft);
    if (existsSync(target)) throw new Refused(`${target} has come to be meanwhile.`);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
};
