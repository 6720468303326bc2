import { type TransferCurrency, transferCurrencies } from '@mall/contract/trade/transfer-account';
import type { Account } from './useTransferAccounts.ts';

export type AccountValues = {
  bank: string;
  holder: string;
  number: string;
  branch: string;
  note: string;
  currency: TransferCurrency;
  qrUrl: string | null;
};
/** What a form needs before it is sent. */
export type AccountProblem = 'bank' | 'holder' | 'number';

const empty: AccountValues = {
  ...{ bank: '', holder: '', number: '', branch: '', note: '' },
  ...{ currency: transferCurrencies[0], qrUrl: null },
};

export const valuesOf = (account: Account | null): AccountValues => {
  if (account === null) return empty;
  const { bank, holder, number, branch, note, currency, qrUrl } = account;
  return { bank, holder, number, branch, note, currency, qrUrl };
};

export const problemsOf = (values: AccountValues): Partial<Record<AccountProblem, AccountProblem>> =>
  Object.fromEntries(
    (['bank', 'holder', 'number'] as const).flatMap((field) =>
      values[field].trim() === '' ? [[field, field]] : [],
    ),
  );
