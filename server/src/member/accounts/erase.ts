import { runningLaunches } from '@mall/contract/campaign/boost';
import { sql } from 'kysely';
import { json, type Tx } from '../../platform/db/open.ts';
import { erasedAddress, reachedBy } from '../../platform/sealed-fields/contact.ts';
import { numberIndex } from '../../platform/sealed-fields/fields.ts';
import { hasMobile, wentTo } from '../../platform/sealed-fields/found.queries.ts';

/** Tables whose rows of a member are deleted with them; `personal-data.ts` has the reasons of the others. */
const deleted = [
  ['sessions', 'user_id'],
  ['passkeys', 'user_id'],
  ['authenticators', 'user_id'],
  ['recovery_codes', 'user_id'],
  ['passkey_challenges', 'user_id'],
  ['sign_in_tickets', 'user_id'],
  ['addresses', 'user_id'],
  ['favourites', 'user_id'],
  ['followed_brands', 'user_id'],
  ['history', 'user_id'],
  ['search_history', 'user_id'],
  ['member_bin', 'user_id'],
  ['shop_customers', 'user_id'],
  ['talk_members', 'user_id'], // with their conversations
  ['cart_lines', 'user_id'],
  ['cart_packages', 'user_id'],
  ['messages', 'user_id'],
  ['message_preferences', 'user_id'],
  ['saved_views', 'user_id'],
  ['first_steps', 'user_id'],
  ['data_exports', 'user_id'],
  ['idempotency_keys', 'user_id'],
  ['file_keys', 'user_id'],
  ['designs', 'owner_id'],
  ['staff', 'user_id'],
  ['shop_applications', 'user_id'], // with their notes
  ['promoter_picks', 'user_id'],
  ['referrals', 'user_id'],
] as const;

/**
 * Removes the person from the mall: their own data is deleted, what others need stays without them. Their row
 * stays as an account that nobody can enter, and their number is free. Returns the files to remove from the
 * store after the transaction.
 */
export const erasePerson = async (tx: Tx, userId: string, mobile: string): Promise<string[]> => {
  const email = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  for (const [table, column] of deleted)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(tx);
  await sql`delete from sms_codes where ${wentTo(mobile)} or ${wentTo(email?.email ?? mobile)}
    or purpose like ${`%:${userId}`}`.execute(tx);
  await sql`delete from staff_invitations where ${hasMobile(mobile)}`.execute(tx);
  // Shops were told who joined and left them.
  await sql`
    update messages set params = params || '{"who":"*"}'
    where type in ('staff.joined', 'staff.left') and params ->> 'member' = ${userId}`.execute(tx);
  // Region names stay: they reveal where goods went, not to whom.
  await sql`
    update orders set remark = '', address = address - ${[...reachedBy]}::text[] || ${json(erasedAddress())}
      where user_id = ${userId}`.execute(tx);
  await sql`
    update order_notes set text = '' where by = ${userId}
      or order_id in (select id from orders where user_id = ${userId})`.execute(tx);
  await sql`
    update order_address_proposals set status = 'over', address = null, decided_at = now()
      where status = 'waiting' and order_id in (select id from orders where user_id = ${userId})`.execute(tx);
  await sql`
    update order_address_proposals set note = '' where proposed_by = ${userId}
      or order_id in (select id from orders where user_id = ${userId})`.execute(tx);
  await sql`
    update order_events set note_text = '' where actor_id = ${userId}
      or order_id in (select id from orders where user_id = ${userId})`.execute(tx);
  await sql`
    update payment_intents set note = '', proof_url = null, reject_reason = null
      where order_id in (select id from orders where user_id = ${userId})`.execute(tx);
  await sql`
    update refunds set note = '', photos = '[]', answer = ''
      where order_id in (select id from orders where user_id = ${userId})`.execute(tx);
  await sql`
    update delivery_steps set photos = '[]', note = '' where delivery_id in (
      select d.id from deliveries d join orders o on o.id = d.order_id where o.user_id = ${userId})`.execute(
    tx,
  );
  await eraseOrderDrafts(tx, userId, mobile);
  const shown = await eraseForms(tx, userId);
  await sql`
    update want_follow_ups set note = '' where want_id in (select id from wants where user_id = ${userId})`.execute(
    tx,
  );
  await sql`
    update quotes set note = '', design_name = case when want_id is null then '' end,
      plan = case when want_id is null then '{"rooms":[],"items":[]}'::jsonb end,
      status = case status when 'sent' then 'declined' else status end, decided_at = coalesce(decided_at, now())
    where user_id = ${userId}`.execute(tx);
  await sql`
    update wants set contact = '', phone = '', phone_index = '', remark = '', images = '[]', end_note = '', user_id = null,
      design_id = null, next_at = null,
      ended_at = coalesce(ended_at, now()), end_reason = coalesce(end_reason, 'cancelled')
        where user_id = ${userId}`.execute(tx);
  await sql`update wants set follow_up_by = null where follow_up_by = ${userId}`.execute(tx);
  await sql`update reviews set anonymous = true where user_id = ${userId}`.execute(tx);
  await sql`
    update promoters set status = 'suspended', real_name = '', contact = '', reason = '', reject_reason = '',
      code = null where user_id = ${userId}`.execute(tx);
  await sql`update operators set removed_at = coalesce(removed_at, now()) where user_id = ${userId}`.execute(
    tx,
  );
  await sql`update promoter_corrections set reason = '' where user_id = ${userId}`.execute(tx);
  await sql`update promoter_events set note = '' where user_id = ${userId}`.execute(tx);
  await sql`update withdrawals set holder = '', account = '', account_end = '', reason = '', proof = null
    where user_id = ${userId}`.execute(tx);
  // A help still counts, but without its origin.
  await sql`
    update boost_helps set device = 'gone ' || helper_id, address = '' where helper_id = ${userId}`.execute(
    tx,
  );
  // Their own launches end at the next read, which releases what they hold.
  await sql`
    update boost_launches set expires_at = least(expires_at, now()),
      order_until = case when order_until is not null then least(order_until, now()) end
    where user_id = ${userId} and status in (${sql.join([...runningLaunches])})`.execute(tx);
  const files = await eraseMedia(tx, userId);
  await sql`
    update users set mobile = ${`gone-${userId}`}, mobile_index = ${`gone-${userId}`}, password_hash = null, name = '*', image = null, sex = 0,
      birthday = null, email = null,
      email_confirmed_at = null, real_name = null, rank = 1, mobile_proved_at = null,
        locked_why = '',
        removed_at = now() where id = ${userId}`.execute(tx);
  return [...files, ...shown];
};

/** What shops and the mall wrote down of the person before an order, found by the order that came of it or by the number. */
const eraseOrderDrafts = async (tx: Tx, userId: string, mobile: string): Promise<void> => {
  const shops = await tx.selectFrom('shops').select('id').execute();
  // The mall's own have the index of no shop.
  const numbers = ['', ...shops.map(({ id }) => id)].map((place) => numberIndex(mobile, place));
  await sql`
    update order_drafts set name = '', reached = '', number = '', note = '' where id in (
      select id from order_drafts where number <> '' and number = any(${numbers}::text[])
      union all select d.id from order_drafts d join orders o on o.id = d.order_id where o.user_id = ${userId})`.execute(
    tx,
  );
};

/**
 * What was signed on delivery stays as a fact of the delivery, without signature, address and text. Returns
 * the files of its photos.
 */
const eraseForms = async (tx: Tx, userId: string): Promise<string[]> => {
  const his = sql`delivery_id in (select d.id from deliveries d join orders o on o.id = d.order_id
    where o.user_id = ${userId})`;
  const { rows } = await sql<{ key: string }>`
    delete from media_files where '/media/' || key in (
      select url from delivery_photos where ${his}
      union select receipt_photo from deliveries d where d.order_id in (select id from orders where user_id = ${userId})
      union select jsonb_array_elements_text(photos) from delivery_forms where ${his}) returning key`.execute(
    tx,
  );
  await sql`update claims set reason = '', note = '', photos = '[]' where ${his}`.execute(tx);
  // Messages to shops contained who signed, and why not.
  for (const said of ['name', 'reason'])
    await sql`
      update messages set params = params || jsonb_build_object(${said}::text, '*')
      where params ? ${said} and order_id in (select id from orders where user_id = ${userId})`.execute(tx);
  await sql`delete from delivery_photos where ${his}`.execute(tx);
  await sql`update deliveries set receipt_photo = ''
    where order_id in (select id from orders where user_id = ${userId})`.execute(tx);
  await sql`
    update delivery_forms set signature = '', signed_by = '', reason = '', photos = '[]', erased_at = now(),
      items = (select coalesce(jsonb_agg(item || '{"note":""}'), '[]') from jsonb_array_elements(items) item)
        where ${his}`.execute(tx);
  return rows.map(({ key }) => key);
};

/** Pictures of reviews, and codes of accounts for transfers, stay without an owner; all others go. */
const eraseMedia = async (tx: Tx, userId: string): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    delete from media_files m where owner_id = ${userId} and not exists (
      select 1 from reviews r where r.user_id = ${userId} and (r.images || r.follow_images) ? ('/media/' || m.key))
      and not exists (select 1 from transfer_accounts t where t.qr_url = '/media/' || m.key)
        returning key`.execute(tx);
  await sql`update media_files set owner_id = null where owner_id = ${userId}`.execute(tx);
  return rows.map(({ key }) => key);
};
