import type { Input, Output } from '@mall/contract/operations';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { balancesOf } from '../../platform/ledger/balances.queries.ts';
import { followDue } from '../distribution/follow.ts';
import { promotedOrders } from '../distribution/promoted-orders.ts';
import { addCorrection } from './add-correction.ts';
import { correctedSum, entriesPage, shopNamesOf } from './money.queries.ts';
import { toEntry } from './present.ts';
import { counted, mustBePromoter } from './service.ts';

/** What promoters earned, for those who may see the mall's money (decisions 2.12, docs/decisions/108). */
export const createPromoterMoney = ({ db }: { db: Db }) => ({
  money: async ({ userId }: { userId: string }): Promise<Output<'platformPromoter.money'>> => {
    await mustBePromoter(db, userId);
    await followDue(db, userId);
    const [balances, corrected] = await Promise.all([
      balancesOf(db, userId, 'commission'),
      correctedSum(db, userId),
    ]);
    const { paid, ...pockets } = balances;
    const all = Object.values(balances).reduce((sum, balance) => sum + balance, 0);
    return { earned: all - corrected, corrected, ...pockets, withdrawn: paid };
  },

  entries: async (input: Input<'platformPromoter.entries'>): Promise<Output<'platformPromoter.entries'>> => {
    await mustBePromoter(db, input.userId);
    const { rows, total } = await entriesPage(db, input.userId, input);
    return { list: rows.map(toEntry), ...counted(total), page: input.page, size: input.size };
  },

  orders: async (input: Input<'platformPromoter.orders'>): Promise<Output<'platformPromoter.orders'>> => {
    const { userId, state, page, size } = input;
    await mustBePromoter(db, userId);
    const { rows, total, more } = await promotedOrders(db, userId, { state, page, size, range: 'all' });
    const shops = await shopNamesOf(
      db,
      rows.map(({ id }) => id),
    );
    return {
      list: rows.map(({ id, lines: _lines, thawAt: _thawAt, ...order }) => ({
        id,
        ...order,
        shop: shops.get(id) ?? null,
      })),
      total,
      more,
      page,
      size,
    };
  },

  /** Throws promoter.ownMoney, withdrawal.notEnough, missing, idempotency.mismatch. */
  correct: async (
    operator: Operator,
    input: Input<'platformPromoter.correct'>,
  ): Promise<Output<'platformPromoter.correct'>> => {
    await followDue(db, input.userId);
    return inTransaction(db, async (tx) => {
      await addCorrection(tx, operator, input);
      const { available } = await balancesOf(tx, input.userId, 'commission');
      return { id: input.id, available };
    });
  },
});
