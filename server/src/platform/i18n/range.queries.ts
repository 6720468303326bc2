import { sql, type RawBuilder } from 'kysely';

export type RangeName = 'all' | 'today' | '3d' | 'week' | 'month';

const daysBack: Record<Exclude<RangeName, 'all'>, number> = { today: 0, '3d': 2, week: 6, month: 29 };

/**
 * Whether a moment lies in a range of days up to today, by days of Asia/Shanghai: from the first day's
 * midnight up to, not including, tomorrow's (decisions 2.1).
 */
export const inRange = (column: RawBuilder<unknown>, range: RangeName): RawBuilder<boolean> =>
  range === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`(${column} >= (date_trunc('day', now() at time zone 'Asia/Shanghai') -
      make_interval(days => ${daysBack[range]})) at time zone 'Asia/Shanghai'
        and ${column} < (date_trunc('day', now() at time zone 'Asia/Shanghai') + interval '1 day') at time zone
          'Asia/Shanghai')`;

/** Text typed by a person, for ILIKE: its wildcards are literal. */
export const containing = (keyword: string): string => `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`;
