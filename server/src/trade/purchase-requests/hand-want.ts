import type { Input } from '@mall/contract/operations';
import { wantAllows } from '@mall/contract/trade/purchase-request-office';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { messagesFor } from '../../platform/notifications/outbox.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { noteStep, tellOf, type WorkedWant } from '../quotes/note-step.ts';
import { waitingQuote } from '../quotes/waiting.queries.ts';
import { withdrawQuote } from '../quotes/withdraw.ts';

/**
 * Hands a wanted purchase of the mall to a shop: from now on it is that shop's alone. An offer of the mall that waits is withdrawn,
 * and nobody follows it up yet. Of two operators at once the second finds it handed. Throws missing, want.handed, want.closed,
 * want.fake, want.changedElsewhere, want.shopClosed.
 */
export const handWant = async (
  tx: Tx,
  caller: Member,
  { id, shopId, note, seenQuote }: Input<'platformWant.hand'>,
): Promise<null> => {
  const want = await lockOpen(tx, id);
  const waiting = await waitingQuote(tx, id);
  // It is not undone, so nobody takes back with it what a colleague offered meanwhile.
  if (seenQuote !== undefined && seenQuote !== waiting) throw new Refusal('want.changedElsewhere');
  const shop = await openShop(tx, shopId);
  const withdrawn = await withdrawQuote(tx, id);
  if (withdrawn !== null && withdrawn === waiting) await tellOf(tx, want, 'quote.withdrawn', waiting);
  await tx
    .updateTable('wants')
    .set({ shop_id: shopId, follow_up_by: null, next_at: null })
    .where('id', '=', id)
    .execute();
  await noteStep({ tx, caller, want }, 'handed', shopId, note);
  await recordAudit(tx, caller, null, {
    action: 'want.hand',
    object: `want:${id}`,
    more: { shop: shop.code },
  });
  const parties = { id, no: want.no, userId: want.user_id ?? '', shopId };
  const news = messagesFor('want.handed', parties, { shop: shop.name }).filter(
    ({ audience }) => audience === 'shop' || want.user_id !== null,
  );
  await sendMessages(
    tx,
    news.map((row) => ({ ...row, order_id: null })),
  );
  return null;
};

/** What may be offered for may be handed on. */
const lockOpen = async (tx: Tx, id: string): Promise<WorkedWant> => {
  const { rows } = await sql<WorkedWant>`
    select id, no, user_id, shop_id, verify, end_reason as ended, valid_until <= now() as expired, false as waiting,
      follow_up_by, null as due
    from wants where id = ${id} for update`.execute(tx);
  const [want] = rows;
  if (want === undefined) throw new Refusal('missing');
  if (want.shop_id !== null) throw new Refusal('want.handed');
  if (!wantAllows('quote', want))
    throw new Refusal(want.verify === 'fake' && want.ended === null ? 'want.fake' : 'want.closed');
  return want;
};

/** Locked, so that it is not suspended meanwhile. */
const openShop = async (tx: Tx, shopId: string): Promise<{ code: string; name: string }> => {
  const shop = await tx
    .selectFrom('shops')
    .select(['code', 'store_name as name'])
    .where('id', '=', shopId)
    .where('status', '=', 'open')
    .forShare()
    .executeTakeFirst();
  if (shop === undefined) throw new Refusal('want.shopClosed');
  return shop;
};
