import { createHash, randomBytes } from 'node:crypto';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member } from '../../platform/http/caller.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Limits } from '../../platform/http/rate-limits.ts';
import type { StoredAddress } from '../../platform/db/schema.ts';
import { openAddress, openRow, type StoredContact } from '../../platform/sealed-fields/contact.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import { knownOf } from './known.queries.ts';
import { prove } from './proof.ts';
import { recordChange } from './record-change.ts';

const validMs = 10 * 60_000;
const batch = 100;
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/**
 * A key that opens the member's data once; only its hash is stored. An open screen is not enough for it: everything
 * about a person is in that file, so the log keeps when they asked for it. Throws account.proofMissing, account.wrongPassword, sms.wrongCode.
 */
export const exportKey = async (
  { db, limits }: { db: Db; limits: Limits },
  caller: Member,
  proof: Input<'account.exportKey'>,
): Promise<Output<'account.exportKey'>> => {
  const useProof = await prove({ db, limits }, caller, await knownOf(db, caller), proof, 'export');
  await limits.take('exportPerMember', caller.memberId);
  const key = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.nowMs() + validMs);
  await inTransaction(db, async (tx) => {
    await useProof(tx);
    await tx
      .insertInto('data_exports')
      .values({ key_hash: hashOf(key), user_id: caller.memberId, expires_at: expiresAt })
      .execute();
    await recordChange(tx, caller, 'account.export');
  });
  return { key, url: `/api/user/export/${key}`, expiresAt: expiresAt.toISOString() };
};

/** The owner of the data of a key; it works once. Throws missing. */
export const openExport = async (db: Db, key: string): Promise<string> => {
  const used = await db
    .deleteFrom('data_exports')
    .where('key_hash', '=', hashOf(key))
    .where('expires_at', '>', clock.now())
    .returning('user_id')
    .executeTakeFirst();
  if (used === undefined) throw new Refusal('missing');
  return used.user_id;
};

type Part = {
  readonly name: string;
  readonly table: string;
  /** Rows `row` (JSON) with a number `n` for their order. */
  readonly from: (memberId: string) => RawBuilder<unknown>;
  /** What the member reads of a row: its sealed fields opened. */
  readonly open?: (row: never, memberId: string) => object;
};

const table = (name: string, columns = '*', of = name, by = 'user_id'): Part => ({
  name,
  table: of,
  from: (id) => sql`
    select to_jsonb(x) - 'user_id' - 'owner_id' as row, row_number() over (order by x.ctid) as n
    from (select ctid, ${sql.raw(columns)} from ${sql.table(of)} where ${sql.ref(by)} = ${id}) x`,
});

/**
 * The data bound to a member, table by table. Private pictures are named, not copied: members see them on
 * their orders.
 */
const parts: readonly Part[] = [
  {
    ...table(
      'addresses',
      'id, name, phone, province_id, city_id, district_id, detail, sealed, is_default, created_at',
    ),
    open: (row: { id: string } & StoredContact) => openRow(row),
  },
  {
    name: 'orders',
    table: 'orders',
    from: (id) => sql`
      select (to_jsonb(o) - 'user_id' - 'shop_hidden') || jsonb_build_object(
          'lines', (select coalesce(jsonb_agg(to_jsonb(l) - 'order_id' order by l.idx), '[]') from order_lines l
          where l.order_id = o.id),
          'packages', (select coalesce(jsonb_agg(to_jsonb(p) - 'order_id' order by p.idx), '[]') from order_packages p
          where p.order_id = o.id),
          'events', (select coalesce(jsonb_agg(to_jsonb(e) - 'order_id' - 'actor_id' order by e.seq), '[]')
          from order_events e where e.order_id = o.id),
          'payments', (select coalesce(jsonb_agg(to_jsonb(i) - 'order_id' - 'confirmed_by' order by i.created_at), '[]')
          from payment_intents i where i.order_id = o.id),
          'refunds', (select coalesce(jsonb_agg(to_jsonb(f) - 'order_id' order by f.at), '[]') from refunds f
          where f.order_id = o.id),
          'deliveries', (select coalesce(jsonb_agg(to_jsonb(d) - 'order_id' order by d.created_at), '[]')
          from deliveries d where d.order_id = o.id)) as row,
        row_number() over (order by o.created_at, o.id) as n
      from orders o where o.user_id = ${id}`,
    open: (row: { id: string; address: StoredAddress }) => ({
      ...row,
      address: openAddress(row.address, row.id),
    }),
  },
  table(
    'reviews',
    'product_id, score, service, logistics, text, images, anonymous, follow_up, follow_images, followed_at, reply, created_at',
  ),
  table('reviewVotes', 'review_id, at', 'review_votes'),
  table('favourites', 'product_id, at, price'),
  table('followedBrands', 'brand_id, at', 'followed_brands'),
  table('history', 'product_id, day, viewed_at'),
  table('searches', 'keyword, at', 'search_history'),
  table('messages', 'type, params, read_at, created_at'),
  table('messagePreferences', 'kind, sms, email', 'message_preferences'),
  table('views', 'page, name, query, at', 'saved_views'),
  table('coupons', 'name, kind, value, status, valid_from, valid_to, taken_at, used_at, order_id'),
  table('seckillQuotas', 'activity_id, bought', 'seckill_quotas'),
  {
    name: 'conversations',
    table: 'talk_members',
    from: (id) => sql`
      select jsonb_build_object('with', coalesce(s.store_name, ''), 'side', m.side, 'words', m.words, 'pictures', m.pictures,
          'thing', m.thing, 'at', m.at) as row,
        row_number() over (order by c.id, m.seq) as n
      from conversations c join conversation_messages m on m.conversation_id = c.id left join shops s on s.id = c.office_id
      where c.member_id = ${id} and m.kind = 'words'`,
  },
  table('shopNotes', 'shop_id, first_at, last_at, tags, note', 'shop_customers'),
  table('cart', 'sku_id, qty, added_at', 'cart_lines'),
  table('cartPackages', 'package_id, qty, selection, added_at', 'cart_packages'),
  {
    ...table(
      'wants',
      'id, no, contact, phone, region, quantity, brand, remark, images, valid_until, end_note, created_at',
    ),
    open: (row: { id: string; phone: string }) => ({ ...row, phone: openField(row.phone, row.id) }),
  },
  table('quotes', 'want_id, no, design_name, plan, freight, note, valid_until, status, order_id, created_at'),
  table('designs', 'name, plan, created_at, saved_at', 'designs', 'owner_id'),
  {
    ...table('promoter', 'status, level, code, real_name, contact, reason, applied_at', 'promoters'),
    open: (row: { contact: string }, memberId) => ({ ...row, contact: openField(row.contact, memberId) }),
  },
  table(
    'shopApplications',
    'state, company, contact, country, store_name, sells, licence, reason, at, moved_at',
    'shop_applications',
  ),
  table('promoterCorrections', 'amount, currency, reason, created_at', 'promoter_corrections'),
  table('promoterPicks', 'product_id, at', 'promoter_picks'),
  table('referral', 'clicked_at, bound_at, last_order_at', 'referrals'),
  table(
    'commissions',
    'order_id, level, base, rate_kind, rate, amount, reversed, state, created_at, thaw_at',
    'commissions',
    'promoter_id',
  ),
  table('boosts', 'activity_id, status, helps, cut, created_at, ended_at, order_id', 'boost_launches'),
  table('boostHelps', 'launch_id, units, cut, at', 'boost_helps', 'helper_id'),
  table('redEnvelopes', 'amount, available, status, created_at, expires_at', 'red_envelopes'),
  table('withdrawals', 'no, source, amount, fee, method, holder, account_end, status, reason, created_at'),
  table('staff', 'shop_id, role, level, added_at'),
  table('pictures', 'key, kind, w, h, bytes, created_at', 'media_files', 'owner_id'),
];

/** Tables with rows in the export. */
export const exportedTables: readonly string[] = ['users', ...parts.map((part) => part.table)];

/** One JSON text as a stream, a hundred rows at a time: never more of it in memory, whatever its size. */
export async function* exportOf(db: Db, memberId: string): AsyncGenerator<string> {
  const profile = await db
    .selectFrom('users')
    .select(['id', 'mobile', 'name', 'image', 'sex', 'birthday', 'email', 'real_name', 'rank', 'created_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const read = { ...profile, mobile: openField(profile.mobile, memberId) };
  yield `{"format":"furnimall.member.1","madeAt":"${clock.now().toISOString()}","profile":${JSON.stringify(read)}`;
  for (const { name, from, open = (row: never): object => row } of parts) {
    yield `,\n${JSON.stringify(name)}:[`;
    for (let done = 0; ; ) {
      const { rows } = await sql<{ row: never }>`
        select row from (${from(memberId)}) all_rows where n > ${done} order by n limit ${batch}`.execute(db);
      if (rows.length > 0)
        yield `${done > 0 ? ',' : ''}${rows.map(({ row }) => JSON.stringify(open(row, memberId))).join(',\n')}`;
      done += rows.length;
      if (rows.length < batch) break;
    }
    yield ']';
  }
  yield '}\n';
}
