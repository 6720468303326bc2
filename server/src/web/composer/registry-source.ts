import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { conflicts, RegistryDocument, RegistryRefused } from '@mall/registry';
import type { Trust } from '@mall/registry/signing';
import { readDocument } from '@mall/publish/change';
import type { Store, Tag } from '@mall/publish/store';
import { codeOf } from '../../platform/db/error-code.ts';

/** The mall's current registry, and its origin. */
export type Known = {
  readonly document: RegistryDocument;
  /** Its text, as it was signed; the copy of the build has none. */
  readonly text: string | undefined;
  readonly from: 'store' | 'lastGood' | 'baked';
  /** Why the one in the store is rejected. */
  readonly refused: readonly string[];
};

export type RegistrySource = {
  /** Undefined while nothing is built. */
  readonly current: () => Known | undefined;
  readonly refresh: () => Promise<void>;
  readonly close: () => void;
};

export type SourceOptions = {
  store: Store;
  trust: Trust;
  /** Where the last good document is stored, for a start while the store cannot be reached. */
  lastGood: string | undefined;
  /** The copy that came with the shell's build. */
  baked: string;
  log: (error: unknown, says: string) => void;
  everyMs?: number;
};

/** A change of the registry reaches the next visitor within this plus the store's response time. */
const everyMs = 1_000;

/**
 * Follows the registry in a store. A document that is not signed by a trusted key, unreadable, older than the
 * known one or inconsistent is refused with a reason, and the mall continues with a good one: the last
 * document, its stored copy, the copy of the build.
 */
export const watchRegistry = async (options: SourceOptions): Promise<RegistrySource> => {
  const { store, trust, lastGood, log } = options;
  let known: Known | undefined;
  let seen: Tag | undefined;
  let saidLast = '';

  const refuse = (error: unknown): void => {
    const refused = error instanceof Error ? error.message : String(error);
    if (known !== undefined) known = { ...known, refused: [refused] };
    if (refused !== saidLast) log(error, 'the registry is not taken');
    saidLast = refused;
  };

  const refresh = async (): Promise<void> => {
    try {
      const found = await store.registry(seen);
      if (found === undefined) return;
      if (found === null) throw new RegistryRefused('unknown', 'There is no registry in the store.');
      // Also when it is refused: it is checked again when it has changed.
      seen = found.tag;
      const document = mustBeGood(readDocument(found.text, trust), known);
      known = { document, text: found.text, from: 'store', refused: [] };
      saidLast = '';
      if (lastGood !== undefined)
        await keep(lastGood, found.text).catch((error: unknown) => log(error, 'no copy kept'));
    } catch (error) {
      refuse(error);
    }
  };

  known = await before(options);
  await refresh();

  let timer: NodeJS.Timeout | undefined;
  const again = (): void => {
    timer = setTimeout(() => void refresh().then(again), options.everyMs ?? everyMs).unref();
  };
  again();
  return { current: () => known, refresh, close: () => clearTimeout(timer) };
};

/** The registry without the store. */
const before = async ({ lastGood, baked, trust }: SourceOptions): Promise<Known | undefined> => {
  const kept = lastGood === undefined ? undefined : await textOf(lastGood);
  if (kept !== undefined) {
    try {
      return { document: readDocument(kept, trust), text: kept, from: 'lastGood', refused: [] };
    } catch {
      // signed by an earlier key: the build's copy is the better one
    }
  }
  const built = await textOf(baked);
  if (built === undefined) return undefined;
  return { document: RegistryDocument.parse(JSON.parse(built)), text: undefined, from: 'baked', refused: [] };
};

const mustBeGood = (document: RegistryDocument, known: Known | undefined): RegistryDocument => {
  const [now, then] = [lastMoved(document), known?.from === 'baked' ? '' : lastMoved(known?.document)];
  if (now < then)
    throw new RegistryRefused(
      'untrusted',
      `The registry in the store is of ${now}, older than the one of ${then} that is known.`,
    );
  const problems = conflicts(
    Object.values(document.remotes).flatMap(({ stable, versions }) => versions[stable]?.declares ?? []),
  );
  if (problems.length === 0) return document;
  throw new RegistryRefused('unfit', 'The remotes of the registry do not fit together.', problems);
};

const lastMoved = (document: RegistryDocument | undefined): string => document?.history.at(-1)?.at ?? '';

const keep = async (file: string, text: string): Promise<void> => {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, path.resolve(file));
};

const textOf = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
