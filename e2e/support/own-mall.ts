import { createHash, generateKeyPairSync } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
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
  /** What tells `npm run remote` of store and keys. */
  readonly env: NodeJS.ProcessEnv;
  /** What everybody gets of a remote when the mall begins. */
  readonly stable: (name: string) => string;
  readonly stop: () => Promise<void>;
};

/** `more`: settings of this mall, made when its store stands. */
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

/** Waits until the running mall goes by what was written last; it looks for that by itself. */
export const takenUp = async ({ url, keeper }: OwnMall): Promise<void> => {
  const { revision } = (await readRegistry(keeper)).document;
  const report = async (): Promise<{ revision: number }> =>
    (await fetch(new URL('/registry/report', url))).json();
  await expect.poll(async () => (await report()).revision).toBe(revision);
};

/** Who publishes in specs. */
export const author = (): Author => ({ by: 'a spec', at: new Date().toISOString(), reason: 'to see it' });

type Next = {
  name: string;
  /** Digest of the next version, ten letters or digits. */
  digest: string;
  /** What somebody has done to a file; as it is when it answers nothing. */
  edit?: (file: string, text: string) => string | undefined;
};

/**
 * The next version of a remote: what the build would have made of the same sources under another digest, which stands in names
 * of files and of the bundle. Answers it as it stands in a folder, ready to be published.
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
  const entry = await readFile(path.join(folder, 'remoteEntry.js'));
  built.integrity = { 'remoteEntry.js': `sha384-${createHash('sha384').update(entry).digest('base64')}` };
  built.builtAt = new Date().toISOString();
  await writeFile(path.join(folder, 'remote.json'), JSON.stringify(built));
  await writeFile(path.join(folder, 'complete'), '');
  return buildIn(folder);
};
