import type { RateScope } from '@mall/contract/incentive/commission';
import { promoterLimits } from '@mall/contract/incentive/promoter';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';

const tables = { sku: sql`skus`, product: sql`products`, category: sql`categories` } as const;

export const isThere = async (tx: Tx, scope: RateScope, ref: number): Promise<boolean> => {
  if (scope === 'level') return ref >= promoterLimits.levels.min && ref <= promoterLimits.levels.max;
  const { rows } = await sql`select 1 from ${tables[scope]} t where t.id = ${ref}`.execute(tx);
  return rows.length > 0;
};
