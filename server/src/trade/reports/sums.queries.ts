import type { Texts } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { type Amount, amounts, type Dimension, wholeMall } from './amounts.ts';
import type { Days } from './periods.ts';

/** What a key or a day adds up to, in one currency. */
export type Sums = Readonly<Record<Amount | 'orders', number>>;
export type SumRow = Sums & { readonly currency: string; readonly key: string };

const summed = sql.join(
  ['orders', ...amounts].map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`),
);

/** The sums of each day of a seller on which something was sold; the day is the key. */
export const sumsByDay = async (reader: Reader, scope: string, { from, to }: Days): Promise<SumRow[]> => {
  const { rows } = await sql<SumRow>`
    select currency, day::text as key, ${summed} from sales_days
    where scope = ${scope} and dimension = 'total' and day between ${from}::date and ${to}::date
    group by currency, day order by day`.execute(reader);
  return rows;
};

/** The sums of each key in these days: of shops those of the whole mall, or one. */
export const sumsByKey = async (
  reader: Reader,
  { scope, dimension }: { scope: string; dimension: Dimension },
  { from, to }: Days,
): Promise<SumRow[]> => {
  const shops = dimension === 'shop';
  const { rows } = await sql<SumRow>`
    select currency, key, ${summed} from sales_days
    where scope = ${shops ? wholeMall : scope} and dimension = ${dimension}
      and day between ${from}::date and ${to}::date and (${!shops || scope === wholeMall} or key = ${scope})
    group by currency, key`.execute(reader);
  return rows;
};

/** Whether there are orders that no sum has yet. */
export const isBehind = async (reader: Reader): Promise<boolean> => {
  const { rows } = await sql<{ behind: boolean }>`
    select exists (select 1 from sales_stale) or exists (select 1 from sales_fill) as behind`.execute(reader);
  return rows[0]?.behind === true;
};

/** What a key names: a text of one language, or those of all. */
export type Named = { readonly key: string; readonly name: string | Texts; readonly note: string };

const tables = {
  shop: sql`select id as key, to_jsonb(store_name) as name, '' as note from shops`,
  category: sql`select id::text as key, name, '' as note from categories`,
  brand: sql`select id::text as key, name, '' as note from brands`,
  promoter: sql`select u.id as key, to_jsonb(u.name) as name, coalesce(p.code, '') as note
    from users u left join promoters p on p.user_id = u.id`,
  coupon: sql`select id as key, name, '' as note from coupon_templates`,
  activity: sql`
    select 'flash:' || id as key, name, '' as note from seckill_activities
    union all select 'boost:' || id, name, '' from boost_activities`,
} as const;

/** The names of keys, as far as what they name is still there. */
export const namesOf = async (
  reader: Reader,
  dimension: keyof typeof tables,
  keys: readonly string[],
): Promise<Named[]> => {
  const { rows } = await sql<Named>`
    select * from (${tables[dimension]}) n where key = any(${[...keys]}::text[])`.execute(reader);
  return rows;
};
