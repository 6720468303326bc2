import type { JobKind } from '@mall/contract/seller/shop-job';
import type { Language } from '@mall/contract/core/languages';
import type { Tx } from '../../platform/db/open.ts';
import type {
  StoredJobProblem,
  StoredJobRequest,
  StoredOutcome,
  StoredReady,
} from '../../platform/db/schema.ts';

/** Work taken by a worker: theirs until they finish, fail, or report nothing for half a minute. */
export type Held = {
  readonly id: string;
  /** Null: the mall's. */
  readonly shopId: string | null;
  readonly by: string;
  readonly kind: JobKind;
  readonly state: 'running' | 'writing';
  readonly language: Language;
  readonly request: StoredJobRequest;
  readonly sourceKey: string | null;
  readonly picturesKey: string | null;
  readonly rows: readonly StoredReady[];
  /** How many of the rows are behind, and how many of these were written. */
  readonly handled: number;
  readonly written: number;
  readonly worker: string;
};
/** The shop of a kind of work that only shops have. */
export const shopOfJob = ({ shopId, kind }: Held): string => {
  if (shopId === null) throw new Error(`The mall has no ${kind}`);
  return shopId;
};
/**
 * Reports the progress, at most twice a second. Throws Stopped when the work is somebody else's or nobody's
 * now.
 */
export type Beat = (done: number, total?: number) => Promise<void>;

/** Of rows that could not be written after all: what is wrong, and which rows of the sheet go back. */
export type NotWritten = { readonly problems: readonly StoredJobProblem[]; readonly back: readonly number[] };

/**
 * The next ready rows of an import, `from` the first that is not behind: what writes them, and gives those
 * that it left out if there can be such; or why none of them can be written.
 */
export type Batch = { readonly from: number; readonly count: number } & (
  | { readonly write: (tx: Tx) => Promise<NotWritten | undefined> }
  | NotWritten
);
/** Writes a batch in a transaction of its own, once; throws Stopped as a beat does. */
export type WriteBatch = (batch: Batch) => Promise<void>;

type Outcome =
  | { readonly move: 'finish'; readonly rows: number; readonly fileKey?: string; readonly bytes?: number }
  | {
      readonly move: 'check';
      readonly ready: readonly StoredReady[];
      /** Of products. */
      readonly complete?: number;
      readonly same: number;
      readonly wrong: number;
      readonly problems: readonly StoredJobProblem[];
      /** Rows of the sheet that go back to be mended. */
      readonly back: readonly number[];
      /** Of products and counts: what each row of the sheet would do. */
      readonly outcomes?: readonly StoredOutcome[];
    };
/**
 * `write` runs in the transaction that ends the work, so once or not at all; `after` when it has ended that
 * way; `undo` when the work turned out to be somebody else's or nobody's.
 */
export type Made = Outcome & {
  readonly write?: (tx: Tx) => Promise<void>;
  readonly after?: () => void;
  readonly undo?: () => Promise<void>;
};

/** Cancelled, or taken over by another worker. */
export class Stopped extends Error {}
