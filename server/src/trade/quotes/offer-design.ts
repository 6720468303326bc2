import { orderStatus } from '@mall/contract/trade/order';
import { isMobile } from '@mall/contract/core/limits';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { json, type Tx } from '../../platform/db/open.ts';
import { lockDesign } from '../../catalog/index.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { newId, newOrderNo } from '../../platform/ids/ids.ts';
import { hasMobile } from '../../platform/sealed-fields/found.queries.ts';
import { quoteNews } from './news.ts';
import { newsOf, refuseTerms } from './send.ts';
import { writeQuote } from './write.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';

/**
 * Offers a room of the caller's own to a member, as it is now (docs/features/refunds-and-offers.md). A
 * waiting offer of it to the same member is replaced. Whether a number is a member's is revealed last, so
 * that a probe costs a whole offer. Throws mobile.invalid, missing, design.changedElsewhere, the refusals of
 * the terms, quote.noSuchMember, quote.closed while an order of it waits for payment.
 */
export const offerDesign = async (
  tx: Tx,
  caller: Staff,
  { id: designId, version, mobile, ...offered }: Input<'shopQuote.offerDesign'>,
): Promise<Output<'shopQuote.offerDesign'>> => {
  if (!isMobile(mobile)) throw new Refusal('mobile.invalid');
  const { shopId } = caller.staff;
  const design = await lockDesign(tx, caller.memberId, designId, version);
  await refuseTerms(tx, caller, shopId, offered);
  const userId = await memberOf(tx, mobile);
  if (userId === undefined) throw new Refusal('quote.noSuchMember');
  await replace(tx, { shopId, userId, designId });
  const quote = {
    id: newId(),
    no: newOrderNo(),
    want_id: null,
    design_id: designId,
    design_name: design.name,
    plan: json(design.plan),
    shop_id: shopId,
    user_id: userId,
    created_by: caller.memberId,
  };
  await writeQuote(tx, quote, offered);
  const news = { ...newsOf(offered), name: design.name };
  await recordAudit(tx, caller, shopId, {
    action: 'quote.offer',
    object: `quote:${quote.id}`,
    new: { amount: newsOf(offered).amount, validUntil: offered.validUntil },
  });
  await sendMessages(tx, quoteNews('quote.designSent', quote, news));
  return { quoteId: quote.id, no: quote.no };
};

/** The member of a number who has proved that it is theirs, and who cannot leave meanwhile. */
const memberOf = async (tx: Tx, mobile: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    select id from users where ${hasMobile(mobile)} and mobile_proved_at is not null and removed_at is null
      for key share`.execute(tx);
  return rows[0]?.id;
};

type Same = { shopId: string; userId: string; designId: string };

/** The design is locked: of two offers at once, the later one finds the earlier. */
const replace = async (tx: Tx, { shopId, userId, designId }: Same): Promise<void> => {
  const same = sql`q.design_id = ${designId} and q.user_id = ${userId} and q.shop_id = ${shopId}`;
  await sql`update quotes q set status = 'withdrawn', decided_at = now() where ${same} and q.status = 'sent'`.execute(
    tx,
  );
  // An order that ends unpaid frees its quote: there would be two.
  const { rows } = await sql`
    select 1 from quotes q join orders o on o.id = q.order_id where ${same} and q.status = 'accepted'
      and o.status = ${literal(orderStatus.unpaid)}`.execute(tx);
  if (rows.length > 0) throw new Refusal('quote.closed', { state: 'accepted' });
};
