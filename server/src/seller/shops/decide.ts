import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { recordAudit } from '../../platform/audit/record.ts';
import { json, type Db, type Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { By } from '../../platform/http/append-audit.ts';
import { shopMessage } from '../../platform/notifications/outbox.ts';
import { forgetTake } from '../work-reviews/forget-take.ts';
import type { SomeFields } from './fields.ts';
import { type ShopRow, toDraft } from './present.ts';
import * as queries from './queries.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { clock } from '../../platform/clock/clock.ts';

/**
 * The operator's decision about the version of a change that they have read: once it is approved, shoppers
 * see it. The shop is notified, and both are recorded. Throws missing, shop.changeDecided,
 * shop.changedMeanwhile, shop.reasonMissing.
 */
export const decideChange = (
  db: Db,
  by: By,
  { id, version, decision, reason }: Input<'platformShop.decide'>,
): Promise<null> =>
  inTransaction(db, async (tx) => {
    const found = await tx
      .selectFrom('shop_changes')
      .select('shop_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (found === undefined) throw new Refusal('missing');
    const shop = await queries.lockShop(tx, found.shop_id);
    const change = await queries.pendingChange(tx, found.shop_id);
    if (shop === undefined || change?.id !== id) throw new Refusal('shop.changeDecided');
    if (change.version !== version) throw new Refusal('shop.changedMeanwhile');
    if (decision === 'reject' && reason === '') throw new Refusal('shop.reasonMissing');
    await (decision === 'approve' ? approve(tx, by, shop, change) : reject(tx, by, shop, change, reason));
    return null;
  });

/**
 * The platform approves every proposal in review. Returns the codes of the changed shops. A process beside
 * the server waits for the server's cached answers to expire (10 s).
 */
export const approvePending = (db: Db): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const waiting = await tx
      .selectFrom('shop_changes')
      .select('shop_id')
      .where('status', '=', 'pending')
      .orderBy('at')
      .execute();
    const codes: string[] = [];
    for (const { shop_id: shopId } of waiting) {
      const shop = await queries.lockShop(tx, shopId);
      const change = await queries.pendingChange(tx, shopId);
      if (shop === undefined || change === undefined) continue;
      await approve(tx, { memberId: null }, shop, change);
      codes.push(shop.code);
    }
    return codes;
  });

const approve = async (tx: Tx, by: By, shop: ShopRow, change: queries.PendingRow): Promise<void> => {
  await tx.updateTable('shops').set(columnsOf(change.fields)).where('id', '=', shop.id).execute();
  await decided(tx, change.id, 'approved', null);
  await recordAudit(tx, by, shop.id, {
    action: 'shop.approve',
    object: `shop:${shop.id}`,
    old: fieldsIn(toDraft(shop), change.fields),
    new: change.fields,
  });
  await sendMessages(tx, [shopMessage('shop.approved', shop.id, {}, change.id)]);
};

const reject = async (
  tx: Tx,
  by: By,
  shop: ShopRow,
  change: queries.PendingRow,
  reason: string,
): Promise<void> => {
  await decided(tx, change.id, 'rejected', reason);
  await recordAudit(tx, by, shop.id, {
    action: 'shop.reject',
    object: `shop:${shop.id}`,
    new: { ...change.fields, reason },
  });
  await sendMessages(tx, [shopMessage('shop.rejected', shop.id, { reason }, change.id)]);
};

const decided = async (
  tx: Tx,
  id: string,
  status: 'approved' | 'rejected',
  reason: string | null,
): Promise<void> => {
  await tx
    .updateTable('shop_changes')
    .set({ status, reason, reviewed_at: clock.now() })
    .where('id', '=', id)
    .execute();
  await forgetTake(tx, 'shop', id);
};

/** The live values of the same fields as in `fields`. */
const fieldsIn = (live: SomeFields, fields: SomeFields): SomeFields =>
  Object.fromEntries(Object.entries(live).filter(([field]) => field in fields));

const columnsOf = (fields: SomeFields) => ({
  ...(fields.storeName === undefined ? {} : { store_name: fields.storeName }),
  ...(fields.propaganda === undefined ? {} : { propaganda: fields.propaganda }),
  ...(fields.mobile === undefined ? {} : { mobile: fields.mobile }),
  ...(fields.address === undefined ? {} : { address: fields.address }),
  ...(fields.logo === undefined ? {} : { logo: fields.logo }),
  ...(fields.colour === undefined ? {} : { colour: fields.colour }),
  ...(fields.banner === undefined ? {} : { banner: json(fields.banner) }),
  ...(fields.bannerNarrow === undefined ? {} : { banner_narrow: json(fields.bannerNarrow) }),
  ...(fields.bannerHref === undefined ? {} : { banner_href: json(fields.bannerHref) }),
});
