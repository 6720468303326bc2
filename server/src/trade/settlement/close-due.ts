import { settlementCurrencies } from '@mall/contract/trade/settlement';
import { Refusal } from '@mall/contract/core/refusals';
import { clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import { patienceMs, within } from '../../platform/db/deadline.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Done, eachDue } from '../../platform/jobs/due.ts';
import { moveTransfers } from '../../platform/ledger/move-transfers.ts';
import { closeStatement } from './close-statement.ts';
import { createPayout } from './create-payout.ts';
import { periodBefore, periodOf } from './periods.ts';
import { shopsToClose, type Whose } from './statements.queries.ts';

/**
 * Closes the month that is over for every shop that has something in it, and drafts the payouts of those that are owed at
 * least the minimum. May run twice, late or never: what is missing is in the next.
 */
export const closeDue = async (db: Db): Promise<Done> => {
  await moveTransfers(db);
  const period = periodBefore(periodOf(clock.now()));
  return eachDue(
    'statement of shop',
    async (except) =>
      (
        await Promise.all(settlementCurrencies.map((currency) => shopsToClose(db, { currency, period })))
      ).flatMap((of) =>
        of.map(({ shopId, currency }) => `${shopId} ${currency}`).filter((id) => !except.includes(id)),
      ),
    async (id) => {
      const whose = whoseOf(id);
      await within(patienceMs.closing, () =>
        inTransaction(db, (tx) => closeStatement(tx, { ...whose, period })),
      );
      await inTransaction(db, (tx) => createPayout(tx, whose, 'minimum')).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error; // nothing to pay, or nowhere to pay it to
      });
    },
  );
};

/** Shops and currencies as one text: jobs take ids. */
const whoseOf = (id: string): Whose => {
  const [shopId = '', currency = ''] = id.split(' ');
  return { shopId, currency };
};
