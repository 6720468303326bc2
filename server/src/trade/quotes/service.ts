import type { Input, Output } from '@mall/contract/operations';
import { quoteActions } from '@mall/contract/trade/quote';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member, Staff } from '../../platform/http/caller.ts';
import { once } from '../../platform/http/once.ts';
import { sendMessages } from '../../platform/notifications/outbox.ts';
import { quoteNews } from './news.ts';
import { offerDesign } from './offer-design.ts';
import { toQuote } from './present.ts';
import { oneQuote, quotePage, refuseAnswer } from './queries.ts';
import { shopQuotes, withdrawOne } from './shop.queries.ts';

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

const decline = async (tx: Tx, caller: Member, id: string): Promise<null> => {
  const { from, to } = quoteActions.decline;
  const { rows } = await sql<{ id: string; no: string; user_id: string; shop_id: string | null }>`
    update quotes q set status = ${to}, decided_at = now()
    where q.id = ${id} and q.user_id = ${caller.memberId} and q.status in (${sql.join([...from])})
    returning q.id, coalesce(q.no, (select w.no from wants w where w.id = q.want_id)) as no, q.user_id, q.shop_id`.execute(
    tx,
  );
  const [declined] = rows;
  if (declined === undefined) return refuseAnswer(tx, id, sql`user_id = ${caller.memberId}`);
  await sendMessages(tx, quoteNews('quote.declined', declined));
  return null;
};
