import type { Output } from '@mall/contract/operations';
import { type TransferCurrency, transferCurrencies } from '@mall/contract/trade/transfer-account';
import { signedAddress } from '../../platform/media/private.ts';
import type { AccountRow } from './accounts.queries.ts';

type Shown = Output<'payment.status'>['accounts'][number];
type Account = Output<'mallTransferAccount.change'>;

/** An account as a buyer sees it who may pay into it. */
export const toShownAccount = ({
  id,
  bank,
  holder,
  number,
  branch,
  note,
  qr_url,
  secret,
}: AccountRow): Shown => ({
  ...{ id, bank, holder, number, branch, note },
  qr: qr_url === null ? null : signedAddress(secret, qr_url),
});

/** The same for its seller. */
export const toAccount = (row: AccountRow): Account => ({
  ...toShownAccount(row),
  version: row.version,
  currency: currencyOf(row.currency),
  qrUrl: row.qr_url,
  on: row.enabled,
});

/** Only these are written. */
const currencyOf = (stored: string): TransferCurrency => {
  const currency = transferCurrencies.find((known) => known === stored);
  if (currency === undefined) throw new Error(`An account in ${stored}`);
  return currency;
};
