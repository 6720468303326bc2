import { type RawBuilder, sql } from 'kysely';
import { clock } from '../../platform/clock/clock.ts';
import type { Reader } from '../../platform/db/open.ts';
import { mallItself, wholeMall } from './amounts.ts';
import type { Days } from './periods.ts';

/** Deliveries that were due: kept or late by when they were brought. */
export type Kept = {
  readonly due: number;
  readonly kept: number;
  readonly late: number;
  readonly open: number;
  readonly lateDays: number;
};
export type KeptRow = Kept & { readonly key: string };

const keys = {
  day: sql`(promised_at at time zone 'Asia/Shanghai')::date::text`,
  shop: sql`coalesce(shop_id, '')`,
} as const satisfies Record<string, RawBuilder<unknown>>;

const sellers = (scope: string): RawBuilder<boolean> => {
  if (scope === wholeMall) return sql`true`;
  return scope === mallItself ? sql`shop_id is null` : sql`shop_id = ${scope}`;
};

/** What was due in these days of Asia/Shanghai up to now, by day or by seller. */
export const keptBy = async (
  reader: Reader,
  { scope, by }: { scope: string; by: keyof typeof keys },
  { from, to }: Days,
): Promise<KeptRow[]> => {
  const { rows } = await sql<KeptRow>`
    select ${keys[by]} as key, count(*)::int as due, count(*) filter (where brought_at <= promised_at)::int as kept,
      count(*) filter (where brought_at > promised_at)::int as late, count(*) filter (where brought_at is null)::int as open,
      coalesce(sum(ceil(extract(epoch from brought_at - promised_at) / 86400)) filter (where brought_at > promised_at), 0)::int
        as "lateDays"
    from deliveries where not hidden and (awaited or brought_at is not null) and ${sellers(scope)} and promised_at <= ${clock.now()}
      and promised_at >= ${from}::date::timestamp at time zone 'Asia/Shanghai'
      and promised_at < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'
    group by 1`.execute(reader);
  return rows;
};
