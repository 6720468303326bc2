/** Accounts of a seller that buyers transfer money to (docs/decisions/110-transfers-to-the-mall.md). */
export const transferAccountLimits = {
  accounts: 10,
  bank: 60,
  holder: 80,
  number: 60,
  branch: 120,
  note: 200,
} as const;

/** Currencies that an account may serve: it is shown for orders in the same one. */
export const transferCurrencies = ['CNY', 'IDR', 'PHP', 'USD'] as const;
export type TransferCurrency = (typeof transferCurrencies)[number];

/** What the log and a list say of an account: the end of its number, no more than anybody needs to tell two apart. */
export const endOfNumber = (number: string): string => number.replaceAll(/[\s-]/g, '').slice(-4);
