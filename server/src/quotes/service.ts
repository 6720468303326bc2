import type { Input, Output } from '@mall/contract/operations';
import { quoteActions } from '@mall/contract/quote';
import { Refusal } from '@mall/contract/refusals';
import { sql } from 'kysely';
import { recordAudit } from '../audit/record.ts';
import type { Db, Tx } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Member, Staff } from '../http/caller.ts';
import { once } from '../http/once.ts';
import { newId } from '../ids.ts';
import { sendMessages } from '../messages/outbox.ts';
import { quoteNews } from './news.ts';
import { offerDesign } from './design.ts';
import { type OpenWant, sendQuote, withdrawQuote } from './offer.ts';
import { toQuote } from './present.ts';
import { oneQuote, quotePage, refuseAnswer } from './queries.ts';
import { shopQuotes, withdrawOne } from './shop.ts';

type Update = Input<'shopWant.update'>;

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

  /** Of a wanted purchase of this shop; null: of one that was sent to the mall itself. */
  update: (caller: Member, shopId: string | null, input: Update): Promise<Output<'shopWant.update'>> =>
    inTransaction(db, async (tx) => ({ quoteId: await update(tx, caller, shopId, input) })),

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

const update = async (
  tx: Tx,
  caller: Member,
  shopId: string | null,
  input: Update,
): Promise<string | null> => {
  const want = await lockWant(tx, shopId, input.id);
  if (input.verify !== undefined)
    await tx.updateTable('wants').set({ verify: input.verify }).where('id', '=', want.id).execute();
  if (input.followUp !== undefined) await follow(tx, caller, want, input.followUp);
  if (input.withdrawQuote !== undefined) await withdrawQuote(tx, want.id);
  const quoteId = input.quote === undefined ? null : await sendQuote(tx, caller, want, input.quote);
  if (input.end !== undefined) {
    await withdrawQuote(tx, want.id);
    await tx
      .updateTable('wants')
      .set({ ended_at: new Date(), end_reason: input.end })
      .where('id', '=', want.id)
      .execute();
  }
  const { verify, end } = input;
  if (verify !== undefined || end !== undefined || input.withdrawQuote !== undefined || quoteId !== null)
    await recordAudit(tx, caller, shopId, {
      action: quoteId === null ? 'want.update' : 'want.quote',
      object: `want:${want.id}`,
      new: { verify: verify ?? null, ended: end ?? null, validUntil: input.quote?.validUntil ?? null },
    });
  return quoteId;
};

/** A request of this shop, or of the mall itself, that is still open; one that is fake may only be looked at again (decisions 2.16). */
const lockWant = async (tx: Tx, shopId: string | null, id: string): Promise<OpenWant> => {
  const { rows } = await sql<OpenWant & { open: boolean }>`
    select id, no, user_id, shop_id, ended_at is null and valid_until > now() as open
    from wants where id = ${id} and shop_id is not distinct from ${shopId}::text for update`.execute(tx);
  const [want] = rows;
  if (want === undefined) throw new Refusal('missing');
  if (!want.open) throw new Refusal('want.closed');
  return want;
};

const follow = async (
  tx: Tx,
  caller: Member,
  want: OpenWant,
  { note, nextAt }: NonNullable<Update['followUp']>,
): Promise<void> => {
  await tx
    .insertInto('want_follow_ups')
    .values({
      id: newId(),
      want_id: want.id,
      by: caller.memberId,
      note,
      next_at: nextAt === undefined ? null : new Date(nextAt),
    })
    .execute();
};
