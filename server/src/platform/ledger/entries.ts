/** The change of one account by a transaction, in minor units. */
export type LedgerEntry = { readonly account: string; readonly delta: number };
/** The cause of the transaction, and its currency. */
export type LedgerEvent = {
  readonly bizType: string;
  readonly bizId: string;
  readonly seq?: number;
  readonly currency: string;
};
