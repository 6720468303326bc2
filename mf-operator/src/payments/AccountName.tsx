import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

/** What an account is for, by its name: `shop:<id>:sales`, `cash:stripe`. */
const meanings: readonly (readonly [RegExp, ParseKeys<'mallPayments'>])[] = [
  [/^cash:/, 'account.cash'],
  [/^suspense:/, 'account.suspense'],
  [/^bank:/, 'account.bank'],
  [/^platform:sales$/, 'account.mallSales'],
  [/^platform:/, 'account.mall'],
  [/^shop:.*:sales$/, 'account.shopSales'],
  [/^shop:.*:direct$/, 'account.shopDirect'],
  [/^shop:/, 'account.shop'],
  [/^member:.*:refund$/, 'account.memberRefund'],
  [/^member:/, 'account.member'],
];

export function AccountName({ account }: { account: string }) {
  const { t } = useTranslation('mallPayments');
  const meaning = meanings.find(([name]) => name.test(account))?.[1];
  return meaning === undefined ? null : t(meaning);
}
