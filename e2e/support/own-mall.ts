import { generateKeyPairSync } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chunkDigests, digestsFile, entryFile, sriOf } from '@mall/registry/digests';
import { type Build, buildIn } from '@mall/publish/built';
import { type Keeper, readRegistry, write } from '@mall/publish/change';
import { createFolderStore } from '@mall/publish/folder-store';
import { type Author, RegistryDocument } from '@mall/registry';
import { trustIn } from '@mall/registry/signing';
import { expect } from '@playwright/test';
import { startServer } from './server.ts';

const house = path.resolve(import.meta.dirname, '../..');

/** A mall with a store and a key of its own, for specs that publish. */
export type OwnMall = {
  readonly url: string;
  readonly store: string;
  readonly keeper: Keeper;
  /** The environment with store and keys for `npm run remote`. */
  readonly env: NodeJS.ProcessEnv;
  /** Everybody's versions of remotes when the mall starts. */
  readonly stable: (name: string) => string;
  readonly stop: () => Promise<void>;
};

/** `more`: settings of this mall, made when its store exists. */
export const startOwnMall = async (
  more: (store: string) => Promise<NodeJS.ProcessEnv> | NodeJS.ProcessEnv = () => ({}),
): Promise<OwnMall> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'furnimall-own-'));
  const store = path.join(folder, 'store');
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const document = RegistryDocument.parse(
    JSON.parse(await readFile(path.join(house, 'shell/dist/registry.json'), 'utf8')),
  );
  await cp(path.join(house, 'dist/remotes'), path.join(store, 'remotes'), { recursive: true });
  const keeper = { store: createFolderStore(store), trust: trustIn([publicKey]), privateKey };
  await write(keeper, document, null);
  const env = {
    REMOTE_STORE: store,
    REGISTRY_TRUST: String(publicKey.export({ type: 'spki', format: 'pem' })),
    REGISTRY_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
  const settings = { ...env, ...(await more(store)) };
  const { url, stop } = await startServer(() => settings);
  return {
    url,
    store,
    keeper,
    env,
    stable: (name) => document.remotes[name]?.stable ?? '',
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Waits until the running mall uses what was written last; it checks for that by itself. */
export const takenUp = async ({ url, keeper }: OwnMall): Promise<void> => {
  const { revision } = (await readRegistry(keeper)).document;
  const report = async (): Promise<{ revision: number }> =>
    (await fetch(new URL('/registry/report', url))).json();
  await expect.poll(async () => (await report()).revision).toBe(revision);
};

/** The publisher in specs. */
export const author = (): Author => ({ by: 'a spec', at: new Date().toISOString(), reason: 'to see it' });

type Next = {
  name: string;
  /** Digest of the next version, ten letters or digits. */
  digest: string;
  /** An edit of a file; undefined leaves it as it is. */
  edit?: (file: string, text: string) => string | undefined;
};

/**
 * The next version of a remote: the result of building the same sources under another digest, which is in
 * names of files and of the bundle. Returns it as a folder, ready to be published.
 */
export const nextVersion = async (mall: OwnMall, { name, digest, edit }: Next): Promise<Build> => {
  const from = mall.stable(name);
  const before = from.slice(from.lastIndexOf('-') + 1);
  const version = from.replace(before, digest);
  const source = path.join(mall.store, 'remotes', name, from);
  const folder = path.join(path.dirname(mall.store), 'builds', name, version);
  await mkdir(folder, { recursive: true });
  const files = (await readdir(source)).filter((file) => !/\.(br|gz)$/.test(file));
  for (const file of files) {
    const bytes = await readFile(path.join(source, file));
    const text = bytes.toString('utf8').replaceAll(before, digest);
    const isText = /\.(js|json|css)$/.test(file);
    const content = isText ? Buffer.from(edit?.(file, text) ?? text) : bytes;
    const at = path.join(folder, file.replaceAll(before, digest));
    await writeFile(at, content);
    if (file.endsWith('.js')) await writeFile(`${at}.br`, brotliCompressSync(content));
  }
  const built = JSON.parse(await readFile(path.join(folder, 'remote.json'), 'utf8'));
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js') && file !== entryFile);
  const bytes = await Promise.all(
    scripts.map(async (file) => [file, await readFile(path.join(folder, file))] as const),
  );
  const chunks = chunkDigests(bytes);
  const list = JSON.stringify(chunks);
  await rm(path.join(folder, `${digestsFile}.br`), { force: true });
  await writeFile(path.join(folder, digestsFile), list);
  const entry = await readFile(path.join(folder, entryFile));
  built.integrity = { [entryFile]: sriOf(entry), [digestsFile]: sriOf(Buffer.from(list)), ...chunks };
  built.builtAt = new Date().toISOString();
  await writeFile(path.join(folder, 'remote.json'), JSON.stringify(built));
  await writeFile(path.join(folder, 'complete'), '');
  return buildIn(folder);
};
