import type { Input, Output } from '@mall/contract/operations';
import type { RateScope } from '@mall/contract/incentive/commission';
import { promoterLimits } from '@mall/contract/incentive/promoter';
import { previewDays, type RateSum } from '@mall/contract/operator/rate-preview';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Reader, Tx } from '../../platform/db/open.ts';

const tables = { sku: sql`skus`, product: sql`products`, category: sql`categories` } as const;

/** Whether the object of a rate exists. */
export const isThere = async (tx: Tx, scope: RateScope, ref: number): Promise<boolean> => {
  if (scope === 'level') return ref >= promoterLimits.levels.min && ref <= promoterLimits.levels.max;
  const { rows } = await sql`select 1 from ${tables[scope]} t where t.id = ${ref}`.execute(tx);
  return rows.length > 0;
};

type Rate = Output<'platformRate.set'>;

/** The rates that are set, of one scope if it is named. */
export const ratePage = async (
  db: Db,
  { scope, page, size }: Input<'platformRate.list'>,
): Promise<(Rate & { total: number })[]> => {
  const { rows } = await sql<Rate & { total: number }>`
    select scope, ref, kind, first, second, count(*) over ()::int as total from commission_rules
    where ${scope === undefined ? sql`true` : sql`scope = ${scope}`} order by scope, ref
      limit ${size} offset ${(page - 1) * size}`.execute(db);
  return rows;
};

/**
 * What the usual rate and those of levels came to in the last days, by the level of who made the sale. Who invited them is read
 * from the promoter: a second rate of nothing wrote nothing.
 */
export const rateSums = async (reader: Reader): Promise<RateSum[]> => {
  const { rows } = await sql<RateSum>`
    select source, level, lines, ${whole}, json_build_object(${partAsJson}) as limited from (
      select c.rate_source as source, s.level, count(*) filter (where c.level = 1)::int as lines,
        ${sums(sql`true`, '')}, ${sums(sql`cardinality(c.limited) > 0`, 'limited_')}
      from commissions c join promoters s on s.user_id = case c.level when 1 then c.promoter_id else c.via end
      left join promoters above on above.user_id = s.parent_id and above.status = 'approved'
      where c.created_at >= now() - make_interval(days => ${previewDays})
        and c.state in ('estimated', 'frozen', 'available') and c.rate_source in ('default', 'level')
      group by c.rate_source, s.level) sums
    order by source, level`.execute(reader);
  return rows;
};

const whole = sql`base, with_above as "withAbove", first, second`;
const partAsJson = sql`'base', limited_base, 'withAbove', limited_with_above, 'first', limited_first, 'second', limited_second`;

const sums = (among: RawBuilder<unknown>, prefix: '' | 'limited_'): RawBuilder<unknown> => {
  const sum = (name: string, what: RawBuilder<unknown>, which: RawBuilder<unknown>) =>
    sql`coalesce(sum(${what}) filter (where ${which} and ${among}), 0)::bigint as ${sql.ref(`${prefix}${name}`)}`;
  return sql.join([
    sum('base', sql`c.base`, sql`c.level = 1`),
    sum('with_above', sql`c.base`, sql`c.level = 1 and above.user_id is not null`),
    sum('first', sql`c.amount`, sql`c.level = 1`),
    sum('second', sql`c.amount`, sql`c.level = 2`),
  ]);
};
