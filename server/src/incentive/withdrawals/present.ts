import type { Item, Output } from '@mall/contract/operations';
import {
  maskAccount,
  openWithdrawals,
  withdrawalLimits,
  withdrawalMoves,
} from '@mall/contract/incentive/withdrawal';
import { dayMs, shanghaiOffsetMs } from '@mall/contract/core/time';
import { maskName } from '../../platform/i18n/mask.ts';
import type { WithdrawalRow } from './queries.ts';

/** A withdrawal as its member sees it: the destination masked. */
export const toWithdrawal = (row: WithdrawalRow): Item<'withdrawal.list'> => ({
  id: row.id,
  no: row.no,
  source: row.source,
  amount: row.amount,
  fee: row.fee,
  net: row.net,
  method: row.method,
  holder: maskName(row.holder),
  account: maskAccount(row.account_end),
  status: row.status,
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
  reviewedAt: row.reviewed_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  expectedAt: openWithdrawals.some((status) => status === row.status)
    ? afterWorkingDays(row.created_at, withdrawalLimits.days).toISOString()
    : null,
  mayCancel: withdrawalMoves.cancel.from.some((status) => status === row.status),
});

export const toLastAccount = (row: WithdrawalRow): Output<'withdrawal.terms'>['last'][number] => ({
  id: row.id,
  method: row.method,
  holder: maskName(row.holder),
  account: maskAccount(row.account_end),
});

/** Saturdays and Sundays are not counted; public holidays are not known. */
export const afterWorkingDays = (from: Date, days: number): Date => {
  let at = from.getTime();
  for (let left = days; left > 0; ) {
    at += dayMs;
    const weekday = new Date(at + shanghaiOffsetMs).getUTCDay(); // in Shanghai
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(at);
};
