import type { Input, Output } from '@mall/contract/operations';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member, Staff } from '../../platform/http/caller.ts';
import { once } from '../../platform/http/idempotency.ts';
import { offerDesign } from './offer-design.ts';
import { toQuote } from './present.ts';
import { oneQuote, quotePage } from './queries.ts';
import { shopQuotes } from './shop.queries.ts';
import { withdrawOne } from './withdraw.ts';
import { decline } from './decline.ts';

/** Quotes, from the member's side and from the shop's. */
export const createQuoteService = ({ db }: { db: Db }) => ({
  list: async (caller: Member, paging: Input<'quote.list'>): Promise<Output<'quote.list'>> => {
    const { rows, total, open } = await quotePage(db, caller.memberId, paging);
    return { list: rows.map((row) => toQuote(row, caller.language)), total, open, ...paging };
  },

  detail: async (caller: Member, id: string): Promise<Output<'quote.detail'>> => {
    const row = await oneQuote(db, caller.memberId, id);
    return { ...toQuote(row, caller.language), plan: row.plan };
  },

  decline: (caller: Member, id: string): Promise<null> => inTransaction(db, (tx) => decline(tx, caller, id)),

  offerDesign: (
    caller: Staff,
    input: Input<'shopQuote.offerDesign'>,
  ): Promise<Output<'shopQuote.offerDesign'>> =>
    once(db, caller, 'shopQuote.offerDesign', input, (tx) => offerDesign(tx, caller, input)),

  listForShop: (caller: Staff, input: Input<'shopQuote.list'>): Promise<Output<'shopQuote.list'>> =>
    shopQuotes(db, caller, input),

  withdraw: (caller: Staff, id: string): Promise<null> =>
    inTransaction(db, (tx) => withdrawOne(tx, caller, id)),
});
