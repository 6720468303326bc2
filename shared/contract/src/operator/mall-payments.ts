/** Asked for, approved and not sent, sent. */
export const refundTabs = ['asked', 'due', 'sent'] as const;
export type RefundTab = (typeof refundTabs)[number];

/** Whose orders. */
export const sellers = ['all', 'mall', 'shops'] as const;

/** Accounts of the ledger by their beginnings; `mall` is what stands for the mall and its providers. */
export const ledgerKinds = ['mall', 'shop', 'member', 'all'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** Why a notification changed nothing, or was parked. */
export const eventReasons = [
  'unknown',
  'amount',
  'price',
  'nothing',
  'over',
  'parkedBefore',
  'givenBack',
] as const;
export type EventReason = (typeof eventReasons)[number];

/** A list of payments, or of the entries of an account, counts up to this. */
export const paymentCountCap = 10_000;
