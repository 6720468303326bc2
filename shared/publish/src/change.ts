import { createHash, type KeyObject } from 'node:crypto';
import { type RegistryDocument, RegistryRefused } from '@mall/registry';
import { signed, type Trust, verified } from '@mall/registry/signing';
import type { Store, Tag } from './store.ts';

export type Keeper = { readonly store: Store; readonly trust: Trust; readonly privateKey: KeyObject };

/**
 * The store's current registry: the tag identifies it for a replacement, and the document is there when it
 * can be read.
 */
export type Standing = { readonly document: RegistryDocument | undefined; readonly tag: Tag };
type Held = Standing & { readonly document: RegistryDocument };

/** The current registry. Throws RegistryRefused when there is none, or none that can be trusted. */
export const readRegistry = async ({ store, trust }: Pick<Keeper, 'store' | 'trust'>): Promise<Held> => {
  const found = await store.registry();
  if (!found)
    throw new RegistryRefused(
      'unknown',
      'There is no registry in the store. The first one is put there in a checkout of the mall: `npm run remote -- adopt`.',
    );
  return { document: readDocument(found.text, trust), tag: found.tag };
};

/**
 * One move: reads the registry, or takes the one that was read, applies the move and replaces it. Throws
 * RegistryRefused `lost` when it has been replaced meanwhile; then nothing has changed.
 */
export const change = async (
  keeper: Keeper,
  move: (document: RegistryDocument) => RegistryDocument,
  read?: Held,
): Promise<RegistryDocument> => {
  const { document, tag } = read ?? (await readRegistry(keeper));
  return write(keeper, move(document), { document, tag });
};

/**
 * Signs a document and replaces the one that was read, or writes the first. An unchanged one is not written, nor one that
 * nobody with the keeper's trust could read.
 */
export const write = async (
  { store, trust, privateKey }: Keeper,
  next: RegistryDocument,
  over: Standing | null,
): Promise<RegistryDocument> => {
  if (next === over?.document) return next;
  const text = JSON.stringify(signed(next, privateKey), null, 1);
  readDocument(text, trust);
  await store.replace(text, over?.tag ?? null);
  // A log for people; the registry itself has been written. A registry that was started again counts from
  // one.
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  await store.add(`registry/${String(next.revision).padStart(6, '0')}-${digest}.json`, Buffer.from(text));
  return next;
};

/** The document in a text of the store, current or former. Throws RegistryRefused `untrusted`. */
export const readDocument = (text: string, trust: Trust): RegistryDocument => verified(parsed(text), trust);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the next reader reports that it is no document
  }
};
