/**
 * The data of `seckill.waiting`: a place in the queue of a flash sale. Send the ticket again after
 * `retryAfter` seconds.
 */
export type SeckillPlace = {
  /**
   * Sent with the next `seckill.create`; it holds the place until `expiresAt`, and each answer contains a new
   * one.
   */
  readonly ticket: string;
  /** The position in the queue, from 1, which is next. */
  readonly position: number;
  /** Seconds. */
  readonly retryAfter: number;
  /** ISO-8601. A buyer who has not asked again by then has left the queue. */
  readonly expiresAt: string;
};

/** The place in the data of a refusal; null when there is none. */
export const placeIn = (data: unknown): SeckillPlace | null =>
  typeof data === 'object' &&
  data !== null &&
  'ticket' in data &&
  typeof data.ticket === 'string' &&
  'position' in data &&
  typeof data.position === 'number' &&
  'retryAfter' in data &&
  typeof data.retryAfter === 'number' &&
  'expiresAt' in data &&
  typeof data.expiresAt === 'string'
    ? {
        ticket: data.ticket,
        position: data.position,
        retryAfter: data.retryAfter,
        expiresAt: data.expiresAt,
      }
    : null;

/** The states that shoppers may see: `ended` are activities that ended at most a week ago. */
export const seckillTabs = ['running', 'today', 'tomorrow', 'ended'] as const;
export type SeckillTab = (typeof seckillTabs)[number];

/** The states of an activity: `draft` is not visible, `closed` was ended early. */
export const seckillStatuses = ['draft', 'scheduled', 'running', 'ended', 'closed'] as const;

/** A daily window of an activity in Shanghai time, `10:00` to `12:00`; `24:00` ends a day. */
export type SeckillSlot = { readonly from: string; readonly to: string };

/** Slots in order, each ending after it starts, without overlaps. */
export const slotsFit = (slots: readonly SeckillSlot[]): boolean =>
  slots.every(({ from, to }, at) => from < to && (at === 0 || (slots[at - 1]?.to ?? '') <= from));
