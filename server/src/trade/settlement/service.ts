import type { Language } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import { settlementCurrencies, usualTerms } from '@mall/contract/trade/settlement';
import { Refusal } from '@mall/contract/core/refusals';
import { eachOf } from '../../incentive/index.ts';
import { noteOperator } from '../../platform/audit/operator.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Db, Reader } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/caller.ts';
import type { FileAnswer } from '../../platform/http/route.ts';
import type { SecretPort } from '../../platform/ports/secret.ts';
import { addAdjustment } from './add-adjustment.ts';
import { owedTo } from './balances.queries.ts';
import { createPayout } from './create-payout.ts';
import { decidePayout } from './decide-payout.ts';
import { isShop } from './shops.queries.ts';
import { openPayout, payoutPage, shopPage, type ShopRow } from './payouts.queries.ts';
import { earliestDay, setTerms } from './set-terms.ts';
import {
  toBalance,
  toLine,
  toMallPayout,
  toStatement,
  toStatementOfShop,
  toTerms,
} from './settlement.present.ts';
import { statementSheet } from './statement-sheet.ts';
import { linePage, statementById, statementPage } from './statements.queries.ts';
import { termsAt, termsSet } from './terms.queries.ts';

/** Money between the mall and its shops, as operators see and move it (docs/decisions/080-settlement.md). */
export const createSettlementService = ({ db, secret }: { db: Db; secret: SecretPort }) => {
  const onePayout = async (reader: Reader, id: string): Promise<Output<'mallPayout.move'>> => {
    const [row] = (await payoutPage(reader, { id, page: 1, size: 1 })).rows;
    if (row === undefined) throw new Refusal('missing');
    return toMallPayout(row, secret);
  };

  return {
    shops: async (input: Input<'mallSettlement.shops'>): Promise<Output<'mallSettlement.shops'>> => {
      const { rows, total } = await shopPage(db, input);
      const list = [];
      for (const row of rows) list.push(await standingOf(db, row));
      return { list, total, page: input.page, size: input.size };
    },

    terms: async (input: Input<'mallSettlement.terms'>): Promise<Output<'mallSettlement.terms'>> => {
      const shopId = input.shopId ?? null;
      if (shopId !== null) await mustExist(db, shopId);
      const now = clock.now();
      const [current, set] = await Promise.all([termsAt(db, shopId, now), termsSet(db, shopId)]);
      return {
        now: toTerms(current),
        coming: set
          .filter(({ valid_from }) => valid_from > now)
          .reverse()
          .map(toTerms),
        before: set.filter(({ id, valid_from }) => valid_from <= now && id !== current?.id).map(toTerms),
        earliest: earliestDay(),
      };
    },

    setTerms: (
      caller: Operator,
      input: Input<'mallSettlement.setTerms'>,
    ): Promise<Output<'mallSettlement.setTerms'>> =>
      inTransaction(db, async (tx) => toTerms(await setTerms(tx, caller, input))),

    adjust: (
      caller: Operator,
      input: Input<'mallSettlement.adjust'>,
    ): Promise<Output<'mallSettlement.adjust'>> =>
      inTransaction(db, (tx) => addAdjustment(tx, caller, input)),

    statements: async (
      input: Input<'mallSettlement.statements'>,
    ): Promise<Output<'mallSettlement.statements'>> => {
      await mustExist(db, input.shopId);
      const { rows, total } = await statementPage(db, input);
      return { list: rows.map(toStatement), total, page: input.page, size: input.size };
    },

    statement: async (id: string): Promise<Output<'mallSettlement.statement'>> => {
      const row = await statementById(db, id);
      if (row === undefined) throw new Refusal('missing');
      return toStatementOfShop(row);
    },

    lines: async (input: Input<'mallSettlement.lines'>): Promise<Output<'mallSettlement.lines'>> => {
      const statement = await statementById(db, input.id);
      if (statement === undefined) throw new Refusal('missing');
      const rows = await linePage(db, input);
      return { list: rows.map(toLine), total: statement.lines, page: input.page, size: input.size };
    },

    sheet: async (id: string, language: Language): Promise<FileAnswer> => {
      const statement = await statementById(db, id);
      if (statement === undefined) throw new Refusal('missing');
      return statementSheet(db, statement, language);
    },

    payouts: async (input: Input<'mallPayout.list'>): Promise<Output<'mallPayout.list'>> => {
      const { rows, total } = await payoutPage(db, input);
      return {
        list: rows.map((row) => toMallPayout(row, secret)),
        total,
        page: input.page,
        size: input.size,
      };
    },

    createPayout: (
      caller: Operator,
      input: Input<'mallPayout.create'>,
    ): Promise<Output<'mallPayout.create'>> =>
      inTransaction(db, async (tx) => {
        const { id, amount, currency } = await createPayout(tx, input, 'all');
        await noteOperator(tx, caller, 'payout.create', `payout:${id}`, { new: { amount, currency } });
        return onePayout(tx, id);
      }),

    movePayout: (caller: Operator, input: Input<'mallPayout.move'>): Promise<Output<'mallPayout.move'>> =>
      inTransaction(db, async (tx) => {
        await decidePayout(tx, caller, input);
        return onePayout(tx, input.id);
      }),

    /** Several at once, each with its own result. */
    approveMany: async (
      caller: Operator,
      { ids }: Input<'mallPayout.approveMany'>,
    ): Promise<Output<'mallPayout.approveMany'>> => ({
      results: await eachOf(
        caller,
        [...new Set(ids)].map((id) => ({ id })),
        ({ id }) =>
          inTransaction(db, (tx) =>
            decidePayout(tx, caller, { id, move: 'approve', reason: '', reference: '' }),
          ),
      ),
    }),
  };
};

const mustExist = async (reader: Reader, shopId: string): Promise<void> => {
  if (!(await isShop(reader, shopId))) throw new Refusal('missing');
};

const standingOf = async (
  db: Db,
  { id, name, code, has_account }: ShopRow,
): Promise<Output<'mallSettlement.shops'>['list'][number]> => {
  const terms = await termsAt(db, id, clock.now());
  const days = terms?.payable_days ?? usualTerms.payableDays;
  const balances = [];
  const payouts = [];
  for (const currency of settlementCurrencies) {
    balances.push(toBalance(currency, await owedTo(db, { shopId: id, currency }, days)));
    const payout = await openPayout(db, id, currency);
    if (payout !== undefined) payouts.push(payout);
  }
  const [latest] = (await statementPage(db, { shopId: id, page: 1, size: 1 })).rows;
  return {
    shop: { id, name, code },
    balances,
    lastPeriod: latest?.period ?? null,
    hasAccount: has_account,
    payouts: payouts.map(({ id: payoutId, status, amount, currency }) => ({
      id: payoutId,
      status,
      amount,
      currency,
    })),
  };
};
