import type { Item, Output } from '@mall/contract/operations';

export type Balance = Output<'shopSettlement.show'>['balances'][number];
export type Terms = Output<'shopSettlement.show'>['terms'];
export type Statement = Item<'shopSettlement.statements'>;
/** A statement by itself, with whose it is. */
export type StatementOfShop = Output<'shopSettlement.statement'>;
export type StatementLine = Item<'shopSettlement.lines'>;
export type Payout = Item<'shopSettlement.payouts'>;

/** Whose eyes read it: a shop its own, an operator any. */
export type Reads = 'shopSettlement' | 'mallSettlement';
export type Question = Item<'shopQuestion.list'>;

/** Who reads questions: the shop that asked, or the mall. */
export type AskedBy = 'shopQuestion' | 'mallQuestion';
