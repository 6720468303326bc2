/** A member at the gate of an activity. */
export type Ask = {
  readonly activityId: string;
  readonly userId: string;
  readonly qty: number;
  /** Pieces that one member may have. */
  readonly perUser: number;
  /** His number in the line, where he holds a ticket. */
  readonly number: number | null;
  /** The hash of his session's token. */
  readonly session: string | null;
};

/**
 * `known`: he has or is getting pieces already, so that an earlier answer may be his; `underWay`: he is just getting them. `unknown`: the gate has lost its
 * memory and is to be told by `refill` how things stand.
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
 * Hands out at most the stock of an activity, in the order of the line, without asking the database (architecture, the hot
 * path). It is only a memory: the conditions of the statement that writes the orders decide, and what is lost here is
 * rebuilt from the table.
 */
export type Gate = {
  admit: (ask: Ask) => Promise<Verdict>;
  /**
   * Whether who comes with this session finds neither a piece nor a place. Never so for a session of somebody who was let in or
   * has a place, nor while there are buyers of whom no session was seen: they may be asking again for their order.
   */
  full: (activityId: string, session: string | null) => Promise<boolean>;
  /** Says what became of who was admitted: his piece is sold, or free for the next in line. */
  settle: (ask: Pick<Ask, 'activityId' | 'userId' | 'qty'>, sold: boolean) => Promise<void>;
  /** What `refill` wants to know of before the table is read. */
  version: (activityId: string) => Promise<number>;
  /**
   * How things stand in the table, read after `version`: what came back goes to the line. Ignored while somebody is under
   * way or was since then, because nobody can say then whether the table knew of him.
   */
  refill: (activityId: string, standing: Standing, version: number) => Promise<void>;
};

/** So many may be between gate and database at once; whoever comes next gets a place in the line. */
export const mostUnderWay = 500;
/** Who has been under way for longer is lost: the process that had him has ended. */
export const longestUnderWayMs = 5000;
/** Who does not ask again for so long has left the line. */
export const placeKeptMs = 60_000;
