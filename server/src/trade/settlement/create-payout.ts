import { usualTerms } from '@mall/contract/trade/settlement';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import { newId, newOrderNo } from '../../platform/ids/ids.ts';
import { postPayout } from './post-payout.ts';
import { owedTo } from './balances.queries.ts';
import { payableOf } from './payable.ts';
import { openPayout, payoutAccount, type PayoutRow } from './payouts.queries.ts';
import type { Whose } from './statements.queries.ts';
import { termsAt } from './terms.queries.ts';

/**
 * Drafts a payout of all that is payable, if it is at least `least`, and takes it from the shop's balance. Of two at once
 * one waits and finds the other's. Throws missing, payout.open, payout.nothing, payout.noAccount.
 */
export const createPayout = async (tx: Tx, whose: Whose, least: 'all' | 'minimum'): Promise<PayoutRow> => {
  const { shopId, currency } = whose;
  const { rows } = await sql`select id from shops where id = ${shopId} for no key update`.execute(tx);
  if (rows.length === 0) throw new Refusal('missing');
  if ((await openPayout(tx, shopId, currency)) !== undefined) throw new Refusal('payout.open');
  const terms = await termsAt(tx, shopId, clock.now());
  const payable = payableOf(await owedTo(tx, whose, terms?.payable_days ?? usualTerms.payableDays));
  const atLeast = least === 'all' ? 1 : Math.max(1, terms?.minimum_payout ?? usualTerms.minimumPayout);
  if (payable < atLeast) throw new Refusal('payout.nothing');
  const to = await payoutAccount(tx, shopId);
  if (to === undefined) throw new Refusal('payout.noAccount');
  const { method, holder, account, account_end } = to;
  const row = await tx
    .insertInto('payouts')
    .values({
      id: newId(),
      no: newOrderNo(),
      shop_id: shopId,
      currency,
      amount: payable,
      needs_second: payable >= (terms?.second_from ?? usualTerms.secondFrom),
      ...{ method, holder, account, account_end },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await postPayout(tx, row, 'hold');
  return row;
};
