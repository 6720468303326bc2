import type { Input, Output } from '@mall/contract/operations';
import { settlementCurrencies } from '@mall/contract/trade/settlement';
import { Refusal } from '@mall/contract/core/refusals';
import { clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/caller.ts';
import type { FileAnswer } from '../../platform/http/route.ts';
import type { SecretPort } from '../../platform/ports/secret.ts';
import { owedTo } from './balances.queries.ts';
import { payoutAccount, payoutPage } from './payouts.queries.ts';
import { setPayoutAccount } from './set-payout-account.ts';
import {
  toAccount,
  toBalance,
  toLine,
  toPayout,
  toStatement,
  toStatementOfShop,
  toTerms,
} from './settlement.present.ts';
import { statementSheet } from './statement-sheet.ts';
import { linePage, statementById, statementPage } from './statements.queries.ts';
import { termsAt } from './terms.queries.ts';

/** What the mall owes a shop, as its own people see it; every question is bound to the shop of the caller. */
export const createShopSettlementService = ({ db, secret }: { db: Db; secret: SecretPort }) => ({
  show: async ({ staff }: Staff): Promise<Output<'shopSettlement.show'>> => {
    const { shopId } = staff;
    const terms = toTerms(await termsAt(db, shopId, clock.now()));
    const balances = [];
    for (const currency of settlementCurrencies)
      balances.push(toBalance(currency, await owedTo(db, { shopId, currency }, terms.payableDays)));
    const account = await payoutAccount(db, shopId);
    return {
      balances,
      terms,
      account: account === undefined ? null : toAccount(account),
      maySetAccount: staff.role === 'owner',
    };
  },

  statements: async (
    { staff }: Staff,
    { page, size }: Input<'shopSettlement.statements'>,
  ): Promise<Output<'shopSettlement.statements'>> => {
    const { rows, total } = await statementPage(db, { shopId: staff.shopId, page, size });
    return { list: rows.map(toStatement), total, page, size };
  },

  statement: async ({ staff }: Staff, id: string): Promise<Output<'shopSettlement.statement'>> => {
    const row = await statementById(db, id, staff.shopId);
    if (row === undefined) throw new Refusal('missing');
    return toStatementOfShop(row);
  },

  lines: async (
    { staff }: Staff,
    input: Input<'shopSettlement.lines'>,
  ): Promise<Output<'shopSettlement.lines'>> => {
    const statement = await statementById(db, input.id, staff.shopId);
    if (statement === undefined) throw new Refusal('missing');
    const rows = await linePage(db, input);
    return { list: rows.map(toLine), total: statement.lines, page: input.page, size: input.size };
  },

  sheet: async ({ staff, language }: Staff, id: string): Promise<FileAnswer> => {
    const statement = await statementById(db, id, staff.shopId);
    if (statement === undefined) throw new Refusal('missing');
    return statementSheet(db, statement, language);
  },

  payouts: async (
    { staff }: Staff,
    { page, size }: Input<'shopSettlement.payouts'>,
  ): Promise<Output<'shopSettlement.payouts'>> => {
    const { rows, total } = await payoutPage(db, { shopId: staff.shopId, page, size });
    return { list: rows.map(toPayout), total, page, size };
  },

  setAccount: (
    caller: Staff,
    input: Input<'shopSettlement.setAccount'>,
  ): Promise<Output<'shopSettlement.setAccount'>> =>
    inTransaction(db, async (tx) => toAccount(await setPayoutAccount(tx, caller, input, secret))),
});
