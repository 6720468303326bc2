/** What `seckill.waiting` carries: a place in the line of a flash sale. Ask again with the ticket after `retryAfter` seconds. */
export type SeckillPlace = {
  /** Presented with the next `seckill.create`; it holds the place until `expiresAt`, and each answer brings a new one. */
  readonly ticket: string;
  /** How many stand before, oneself included: 1 is next. */
  readonly position: number;
  /** Seconds. */
  readonly retryAfter: number;
  /** ISO-8601. Who has not asked again by then has left the line. */
  readonly expiresAt: string;
};

/** The place that a refusal carries; null for what is none. */
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

/** What shoppers may look at: `ended` are those that were over at most a week ago. */
export const seckillTabs = ['running', 'today', 'tomorrow', 'ended'] as const;
export type SeckillTab = (typeof seckillTabs)[number];

/** Where an activity stands: `draft` is not shown, `closed` was ended early. */
export const seckillStatuses = ['draft', 'scheduled', 'running', 'ended', 'closed'] as const;

/** A daily window of an activity on the clock of Shanghai, `10:00` to `12:00`; `24:00` ends a day. */
export type SeckillSlot = { readonly from: string; readonly to: string };

/** Slots that each end after they begin and do not overlap, in order. */
export const slotsFit = (slots: readonly SeckillSlot[]): boolean =>
  slots.every(({ from, to }, at) => from < to && (at === 0 || (slots[at - 1]?.to ?? '') <= from));
