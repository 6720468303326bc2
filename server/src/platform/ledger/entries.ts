/** What a movement does to one account, in minor units. */
export type LedgerEntry = { readonly account: string; readonly delta: number };
/** What moved the money, and in which currency. */
export type LedgerEvent = {
  readonly bizType: string;
  readonly bizId: string;
  readonly seq?: number;
  readonly currency: string;
};
