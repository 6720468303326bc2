import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { RegistryRefused } from '@mall/registry';
import { VersionAsk } from '@mall/publish/wire';
import type { z } from 'zod';

/** A version that is sent has at most so many files. The largest remote of the mall has some 300. */
export const mostFiles = 2_000;

/** Letters, digits and `._@+-`, in folders of such names; no part is `.` or `..`. */
const safePath = /^(?!\.{1,2}(\/|$))[\w@.+-]+(\/(?!\.{1,2}(\/|$))[\w@.+-]+)*$/;

export type Sent = { readonly ask: z.infer<typeof VersionAsk>; readonly files: readonly File[] };

/** Reads a form with one `ask` and the files of a version. Throws RegistryRefused for anything else. */
export const readSent = async (body: Uint8Array<ArrayBuffer>, type: string): Promise<Sent> => {
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
  const ask = VersionAsk.safeParse(parsed(form?.get('ask')));
  if (form === undefined || !ask.success)
    throw new RegistryRefused(
      'unfit',
      'The upload cannot be read: send it with `npm run remote -- publish`.',
    );
  const files = form.getAll('file').filter((each) => typeof each !== 'string');
  if (files.length > mostFiles)
    throw new RegistryRefused(
      'large',
      `A version has at most ${mostFiles} files; these are ${files.length}.`,
    );
  const names = files.map(({ name }) => name);
  const bad = names.find((name, at) => !safePath.test(name) || names.indexOf(name) !== at);
  if (bad !== undefined)
    throw new RegistryRefused(
      'unfit',
      `The file ${JSON.stringify(bad)} cannot be part of a version: a name has letters, digits and ._@+- only, stays in the folder of the version, and comes once.`,
    );
  return { ask: ask.data, files };
};

/** The files in a folder of their own while `work` runs, as a finished build. */
export const inFolder = async <T>(
  files: readonly File[],
  work: (folder: string) => Promise<T>,
): Promise<T> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mall-publisher-'));
  try {
    for (const file of files) {
      const at = path.join(folder, file.name);
      mkdirSync(path.dirname(at), { recursive: true });
      writeFileSync(at, await file.bytes());
    }
    writeFileSync(path.join(folder, 'complete'), '');
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const parsed = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined; // refused by the caller
  }
};
