import { maskAccount } from '@mall/contract/incentive/withdrawal';
import type { Item, Output } from '@mall/contract/operations';
import { type settlementCurrencies, statementColumns, usualTerms } from '@mall/contract/trade/settlement';
import { maskName } from '../../platform/i18n/mask.ts';
import type { SecretPort } from '../../platform/ports/secret.ts';
import type { Owed } from './balances.queries.ts';
import { payableOf } from './payable.ts';
import type { NamedPayout, PayoutAccount, PayoutRow } from './payouts.queries.ts';
import type { LineRow, StatementRow } from './statements.queries.ts';
import type { TermsRow } from './terms.queries.ts';

type Amounts = Pick<StatementRow, (typeof statementColumns)[number]>;
const amountsOf = (row: Amounts): Amounts =>
  Object.fromEntries(statementColumns.map((column) => [column, row[column]])) as Amounts; // one for each column

export const toStatement = (row: StatementRow): Item<'shopSettlement.statements'> => ({
  id: row.id,
  period: row.period,
  currency: row.currency,
  opening: row.opening,
  ...amountsOf(row),
  closing: row.closing,
  lines: row.lines,
  until: row.until.toISOString(),
  closedAt: row.closed_at.toISOString(),
});

export const toStatementOfShop = (
  row: StatementRow & { shop_name: string },
): Output<'shopSettlement.statement'> => ({
  ...toStatement(row),
  shop: { id: row.shop_id, name: row.shop_name },
});

export const toLine = (row: LineRow): Item<'shopSettlement.lines'> => ({
  no: row.no,
  order: row.order_id === null ? null : { id: row.order_id, no: row.order_no ?? '' },
  cause: row.cause,
  note: row.note,
  at: row.at.toISOString(),
  ...amountsOf(row),
  total: row.total,
});

export const toTerms = (row: TermsRow | undefined): Output<'mallSettlement.setTerms'> =>
  row === undefined
    ? { id: null, own: false, validFrom: null, ...usualTerms }
    : {
        id: row.id,
        own: row.shop_id !== null,
        validFrom: row.valid_from.toISOString(),
        feeBps: row.fee_bps,
        categoryFees: row.category_fees,
        fixedFee: row.fixed_fee,
        commissionBps: row.commission_bps,
        couponBps: row.coupon_bps,
        payableDays: row.payable_days,
        minimumPayout: row.minimum_payout,
        secondFrom: row.second_from,
      };

export const toBalance = (
  currency: (typeof settlementCurrencies)[number],
  owed: Owed,
): Output<'shopSettlement.show'>['balances'][number] => ({
  currency,
  total: owed.total,
  stated: owed.stated,
  held: owed.held,
  payable: payableOf(owed),
});

/** A payout as its shop sees it: the destination masked. */
export const toPayout = (row: PayoutRow): Item<'shopSettlement.payouts'> => ({
  id: row.id,
  no: row.no,
  currency: row.currency,
  amount: row.amount,
  status: row.status,
  method: row.method,
  holder: maskName(row.holder),
  account: maskAccount(row.account_end),
  reference: row.reference,
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
  approvedAt: row.approved_at?.toISOString() ?? null,
  sentAt: row.sent_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
});

/** The operator who sends the money needs the whole account, and only then. */
export const toMallPayout = (row: NamedPayout, secret: SecretPort): Item<'mallPayout.list'> => {
  const isUnderWay = row.status === 'approved' || row.status === 'sent';
  return {
    ...toPayout(row),
    ...(isUnderWay ? { holder: row.holder, account: secret.open('payout', row.account) } : {}),
    shop: { id: row.shop_id, name: row.shop_name },
    approvedBy: row.approved_by === null ? null : { id: row.approved_by, name: row.approved_name ?? '' },
    secondBy: row.second_by === null ? null : { id: row.second_by, name: row.second_name ?? '' },
    needsSecond: row.needs_second,
    batch: row.batch,
  };
};

/** Where a shop has its money sent, masked. */
export const toAccount = ({
  method,
  holder,
  account_end,
  changed_at,
}: PayoutAccount): Output<'shopSettlement.setAccount'> => ({
  method,
  holder: maskName(holder),
  account: maskAccount(account_end),
  changedAt: changed_at.toISOString(),
});
