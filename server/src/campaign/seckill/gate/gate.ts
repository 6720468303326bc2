/** A member at the gate of an activity. */
export type Ask = {
  readonly activityId: string;
  readonly userId: string;
  readonly qty: number;
  /** Pieces that one member may have. */
  readonly perUser: number;
  /** Their number in the line, if they hold a ticket. */
  readonly number: number | null;
  /** The hash of their session's token. */
  readonly session: string | null;
};

/**
 * `known`: they have or are getting pieces already, so that an earlier answer may be theirs; `underWay`: they
 * are just getting them. `unknown`: the gate has lost its memory and needs the current state by `refill`.
 */
export type Verdict =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'waiting'; readonly number: number; readonly position: number; readonly soon: boolean }
  | { readonly kind: 'soldOut' | 'quota'; readonly known: boolean; readonly underWay: boolean }
  | { readonly kind: 'unknown' };

/** An activity as the table has it. */
export type Standing = {
  readonly left: number;
  /** Pieces that may still come back: those of unpaid orders. */
  readonly unpaid: number;
  /** Pieces that each member has. */
  readonly buyers: Readonly<Record<string, number>>;
};

/**
 * Hands out at most the stock of an activity, in the order of the line, without a query (architecture, the
 * hot path). It is only a cache: the conditions of the statement that writes the orders decide, and a lost
 * state is rebuilt from the table.
 */
export type Gate = {
  admit: (ask: Ask) => Promise<Verdict>;
  /**
   * Whether the member of this session gets neither a piece nor a place. Never so for a session of somebody
   * who was let in or has a place, nor while there are buyers whose session was not seen: they may be asking
   * again for their order.
   */
  full: (activityId: string, session: string | null) => Promise<boolean>;
  /** Reports the result of an admitted member: their piece is sold, or free for the next in line. */
  settle: (ask: Pick<Ask, 'activityId' | 'userId' | 'qty'>, sold: boolean) => Promise<void>;
  /** The version that `refill` needs from before the table is read. */
  version: (activityId: string) => Promise<number>;
  /**
   * The state of the table, read after `version`: returned pieces go to the line. Ignored while somebody is
   * under way or was since then, because the table may or may not have included them.
   */
  refill: (activityId: string, standing: Standing, version: number) => Promise<void>;
};

/** At most this many are between gate and database at once; the next ones get a place in the line. */
export const mostUnderWay = 500;
/** A member under way for longer is lost: the process that handled them has ended. */
export const longestUnderWayMs = 5000;
/** A member who does not ask again for this long has left the line. */
export const placeKeptMs = 60_000;
