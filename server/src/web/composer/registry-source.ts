import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  conflicts,
  type Head,
  headOf,
  type Heads,
  mustFollow,
  mustKeepTeams,
  RegistryDocument,
  RegistryRefused,
} from '@mall/registry';
import { claimedDigest, type Trust } from '@mall/registry/signing';
import { readDocument } from '@mall/publish/change';
import type { Store, Tag } from '@mall/publish/store';
import { codeOf } from '../../platform/db/error-code.ts';

/** The mall's current registry, and its origin. */
export type Known = {
  readonly document: RegistryDocument;
  readonly head: Head;
  /** Its text, as it was signed; the copy of the build has none. */
  readonly text: string | undefined;
  readonly from: 'store' | 'lastGood' | 'baked';
  /** Why the one in the store is rejected. */
  readonly refused: readonly string[];
  /** The digest by which its writer knows the rejected one. */
  readonly refusedDigest?: string | undefined;
};

/**
 * What all processes of a mall know together of the registries that it has taken. Both fail while it cannot be reached:
 * a process then goes by what it knows itself.
 */
export type RegistryMemory = {
  recall: () => Promise<Heads>;
  /** Remembers a registry in the place of the known one; false when somebody remembered a newer one meanwhile. */
  remember: (head: Head, known: Head | undefined) => Promise<boolean>;
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
  /** Without one, a process knows only what it has read itself, and the last good document. */
  memory: RegistryMemory | undefined;
  /** Where the last good document is stored, for a start while the store cannot be reached. */
  lastGood: string | undefined;
  /** The copy that came with the shell's build. */
  baked: string;
  log: (error: unknown, says: string) => void;
  everyMs?: number;
};

/** A change of the registry reaches the next visitor within this plus the store's response time. */
const everyMs = 1_000;

/** Between two tries another process has remembered something newer, which is rare. */
const tries = 3;

/**
 * Follows the registry in a store. A document that is not signed by a trusted key, unreadable, inconsistent, or no
 * successor of the known one (`mustFollow`) is refused with a reason, and the mall continues with a good one: the last
 * document, its stored copy, the copy of the build. While the memory cannot be reached, documents are taken by what this
 * process knows, and judged again with the memory as soon as that answers.
 */
export const watchRegistry = async (options: SourceOptions): Promise<RegistrySource> => {
  const { store, trust, memory, lastGood, log } = options;
  const left = new Set<string>();
  let known: Known | undefined;
  let seen: Tag | undefined;
  let saidLast = '';
  let saidAway = false;

  const refuse = (error: unknown, text: string | undefined): void => {
    const refused = error instanceof Error ? error.message : String(error);
    const refusedDigest = text === undefined ? undefined : claimedDigest(text);
    if (known !== undefined) known = { ...known, refused: [refused], refusedDigest };
    if (refused !== saidLast) log(error, 'the registry is not taken');
    saidLast = refused;
  };

  /** Undefined without a memory, and while it does not answer. */
  const asked = async <T>(ask: (of: RegistryMemory) => Promise<T>): Promise<T | undefined> => {
    if (memory === undefined) return undefined;
    try {
      const answer = await ask(memory);
      saidAway = false;
      return answer;
    } catch (error) {
      if (!saidAway) log(error, 'which registry was newest cannot be asked');
      saidAway = true;
      return undefined;
    }
  };

  /** `again`: another process was faster. `unsure`: taken without the memory, so it is to be judged again. */
  const take = async (text: string): Promise<'taken' | 'unsure' | 'again'> => {
    const document = readDocument(text, trust);
    mustFitTogether(document);
    const head = headOf(document);
    const remembered = await asked((of) => of.recall());
    const own = known === undefined || known.from === 'baked' ? undefined : known.head;
    if (own !== undefined) mustKeepTeams(document, known?.document);
    const current = newest(remembered?.current, own);
    if (mustFollow(document, { current, former: [...(remembered?.former ?? []), ...left] }) === 'unchained')
      log(
        `revision ${head.revision}`,
        'the registry is taken by its revision alone: its history is too short',
      );
    let isSure = memory === undefined || remembered !== undefined;
    if (remembered !== undefined && remembered.current?.digest !== head.digest) {
      const isNewest = await asked((of) => of.remember(head, remembered.current));
      if (isNewest === false) return 'again';
      isSure = isNewest === true;
    }
    if (own !== undefined && own.lineage !== head.lineage) left.add(own.lineage);
    const isKept = known?.text === text;
    known = { document, head, text, from: 'store', refused: [] };
    saidLast = '';
    if (lastGood !== undefined && !isKept)
      await keep(lastGood, text).catch((error: unknown) => log(error, 'no copy kept'));
    return isSure ? 'taken' : 'unsure';
  };

  const refresh = async (): Promise<void> => {
    let text: string | undefined;
    try {
      for (let attempt = 1; attempt <= tries; attempt += 1) {
        const found = await store.registry(seen);
        if (found === undefined) return;
        if (found === null) throw new RegistryRefused('unknown', 'There is no registry in the store.');
        text = found.text;
        // Also when it is refused: it is checked again when it has changed.
        seen = found.tag;
        const outcome = await take(text);
        if (outcome === 'taken') return;
        seen = undefined;
        if (outcome === 'unsure') return;
      }
    } catch (error) {
      if (saidAway) seen = undefined;
      refuse(error, text);
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
      return { ...withHead(readDocument(kept, trust)), text: kept, from: 'lastGood', refused: [] };
    } catch {
      // signed by an earlier key: the build's copy is the better one
    }
  }
  const built = await textOf(baked);
  if (built === undefined) return undefined;
  const document = RegistryDocument.parse(JSON.parse(built));
  return { ...withHead(document), text: undefined, from: 'baked', refused: [] };
};

const withHead = (document: RegistryDocument) => ({ document, head: headOf(document) });

/** The memory's, unless this process has moved on in the same lineage while it could not be reached. */
const newest = (remembered: Head | undefined, own: Head | undefined): Head | undefined =>
  remembered === undefined || (own?.lineage === remembered.lineage && own.revision > remembered.revision)
    ? own
    : remembered;

const mustFitTogether = (document: RegistryDocument): void => {
  const problems = conflicts(
    Object.values(document.remotes).flatMap(({ stable, versions }) => versions[stable]?.declares ?? []),
  );
  if (problems.length > 0)
    throw new RegistryRefused('unfit', 'The remotes of the registry do not fit together.', problems);
};

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
