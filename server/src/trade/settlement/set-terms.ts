import { dayMs, hourMs } from '@mall/contract/core/time';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import { clock } from '../../platform/clock/clock.ts';
import { json, type Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { beginningOfDay, dayInShanghai } from '../../platform/i18n/day.ts';
import { newId } from '../../platform/ids/ids.ts';
import { isShop } from './shops.queries.ts';
import { type TermsRow, unknownCategories } from './terms.queries.ts';

/**
 * The first day on which new terms can begin, an hour from now at least: no order finds terms that were not there when it
 * was paid, by whichever process.
 */
export const earliestDay = (): string => dayInShanghai(new Date(clock.now().getTime() + dayMs + hourMs));

/** Throws missing, settlement.tooEarly, .unknownCategory, .termsThere. */
export const setTerms = async (
  tx: Tx,
  caller: Operator,
  { shopId, from, reason, ...input }: Input<'mallSettlement.setTerms'>,
): Promise<TermsRow> => {
  const earliest = earliestDay();
  if (from < earliest) throw new Refusal('settlement.tooEarly', { earliest });
  if (shopId !== undefined && !(await isShop(tx, shopId))) throw new Refusal('missing');
  const [unknown] = await unknownCategories(tx, Object.keys(input.categoryFees).map(Number));
  if (unknown !== undefined) throw new Refusal('settlement.unknownCategory', { id: unknown });
  const row = await tx
    .insertInto('settlement_terms')
    .values({
      id: newId(),
      shop_id: shopId ?? null,
      fee_bps: input.feeBps,
      category_fees: json(input.categoryFees),
      fixed_fee: input.fixedFee,
      commission_bps: input.commissionBps,
      coupon_bps: input.couponBps,
      payable_days: input.payableDays,
      minimum_payout: input.minimumPayout,
      second_from: input.secondFrom,
      valid_from: beginningOfDay(from),
      created_by: caller.memberId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('settlement.termsThere');
  await noteOperator(
    tx,
    caller,
    'settlement.setTerms',
    shopId === undefined ? 'setting:mall' : `shop:${shopId}`,
    {
      new: { ...input, from },
      reason,
    },
  );
  return row;
};
