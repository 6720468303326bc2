import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtHouse } from '@mall/build/house';
import { type Author, type RegistryDocument, RegistryRefused, resolve } from '@mall/registry';
import { z } from 'zod';
import { adopted, begun } from './adoption.ts';
import { buildIn } from './built.ts';
import { type Keeper, readRegistry, type Standing, write } from './change.ts';
import { upload } from './upload.ts';

export type Adopting = {
  keeper: Keeper;
  author: Author;
  /** The store is this repository's own folder: an untrusted registry in it is replaced by a new one. */
  own: boolean;
  /** A file that records what was adopted last. */
  memory: string;
  say: (line: string) => void;
};

/**
 * Publishes what was built in this repository to a store, as the stable version of everything: the first
 * deployment of a mall, and what `npm start` does each time. Writes the fallback copies of a mall beside the
 * shell's build. Throws RegistryRefused.
 */
export const adopt = async ({ keeper, author, own, memory, say }: Adopting): Promise<RegistryDocument> => {
  const { root, shell, folders } = builtHouse();
  const builds = folders.map(buildIn);
  const held = await standing(keeper, own, say);
  for (const build of builds)
    if (held?.document?.remotes[build.name]?.versions[build.version] === undefined)
      await upload(keeper.store, build);
  const next = adopted(
    held?.document ?? begun(shell, randomUUID()),
    { shell, builds },
    recalled(memory),
    author,
  );
  await write(keeper, next, held);
  await forgetFiles(keeper, held?.document, next);
  remember(memory, Object.fromEntries(builds.map(({ name, version }) => [name, version])));
  bake(path.join(root, 'shell/dist'), next, shell.platform);
  return next;
};

const standing = async (
  keeper: Keeper,
  own: boolean,
  say: (line: string) => void,
): Promise<Standing | null> => {
  const found = await keeper.store.registry();
  if (!found) return null;
  try {
    return await readRegistry(keeper);
  } catch (error) {
    if (!own || !(error instanceof RegistryRefused)) throw error;
    say(`${error.message} A new one is begun.`);
    return { document: undefined, tag: found.tag };
  }
};

const forgetFiles = async (
  { store }: Keeper,
  before: RegistryDocument | undefined,
  next: RegistryDocument,
): Promise<void> => {
  for (const [name, { versions }] of Object.entries(before?.remotes ?? {}))
    for (const version of Object.keys(versions))
      if (next.remotes[name]?.versions[version] === undefined)
        await store.remove(`remotes/${name}/${version}`);
};

/** The fallback of the composer, and that of the browser. */
const bake = (shell: string, document: RegistryDocument, shellVersion: string): void => {
  mkdirSync(shell, { recursive: true });
  writeFileSync(path.join(shell, 'registry.json'), JSON.stringify(document));
  writeFileSync(path.join(shell, 'boot.json'), JSON.stringify(resolve(document, { shellVersion })));
};

const Memory = z.record(z.string(), z.string());

const recalled = (file: string): Record<string, string> => {
  try {
    return Memory.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {}; // nothing was adopted yet
  }
};

const remember = (file: string, versions: Record<string, string>): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(versions));
};
