import { Refusal } from '@mall/contract/core/refusals';
import type { RateScope } from '@mall/contract/incentive/commission';
import type { Input, Output } from '@mall/contract/operations';
import type { Tx } from '../../platform/db/open.ts';
import { clock } from '../../platform/clock/clock.ts';

/** Writes an operator's changes of commission and withdrawals. */
export const setSettings = async (
  tx: Tx,
  operatorId: string,
  input: Input<'platformPromotion.change'>,
): Promise<void> => {
  const next = Object.entries(input).map(([key, value]) => ({
    key,
    value: Number(value),
    changed_by: operatorId,
    changed_at: clock.now(),
  }));
  await tx
    .insertInto('promotion_settings')
    .values(next)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        value: row.ref('excluded.value'),
        changed_by: row.ref('excluded.changed_by'),
        changed_at: row.ref('excluded.changed_at'),
      })),
    )
    .execute();
};

/** Sets the rate of a SKU, a product, a category or a level. */
export const setRate = async (
  tx: Tx,
  { scope, ref, kind, first, second }: Output<'platformRate.set'>,
): Promise<void> => {
  await tx
    .insertInto('commission_rules')
    .values({ scope, ref, kind, first, second })
    .onConflict((conflict) => conflict.columns(['scope', 'ref']).doUpdateSet({ kind, first, second }))
    .execute();
};

/** Throws missing where none is set. */
export const removeRate = async (tx: Tx, scope: RateScope, ref: number): Promise<void> => {
  const gone = await tx
    .deleteFrom('commission_rules')
    .where('scope', '=', scope)
    .where('ref', '=', ref)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw new Refusal('missing');
};
