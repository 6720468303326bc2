import type { Input, Output } from '@mall/contract/operations';
import type { RateScope } from '@mall/contract/incentive/commission';
import { promoterLimits } from '@mall/contract/incentive/promoter';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/open.ts';

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
