import type { Texts } from '@mall/contract/core/languages';
import { Refusal } from '@mall/contract/core/refusals';
import type { Input } from '@mall/contract/operations';
import type { Contact, ReviewState } from '@mall/contract/trade/handled-review';
import { orderCountCap } from '@mall/contract/trade/order';
import { type RawBuilder, sql } from 'kysely';
import { ofSeller } from '../../platform/db/of-seller.ts';
import type { Reader, Tx } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';

export type HandledRow = {
  id: string;
  version: number;
  state: ReviewState;
  contact: Contact | null;
  reason: string;
  author: string;
  anonymous: boolean;
  score: number;
  service: number;
  logistics: number;
  text: string;
  images: string[];
  created_at: Date;
  follow_up: string | null;
  follow_images: string[];
  followed_at: Date | null;
  product_id: number;
  name: Texts;
  image: string;
  spec_text: Texts;
  order_id: string;
  no: string;
  shop_id: string | null;
  shop_name: string | null;
  decider: string | null;
  reply: string | null;
  replied_at: Date | null;
  first_reply_at: Date | null;
  replier: string | null;
  report_reason: 'insult' | 'untrue' | 'advertising' | 'private' | 'other' | null;
  report_note: string | null;
  reported_at: Date | null;
  report_state: 'open' | 'upheld' | 'dismissed' | null;
};

/** The reviews of a page that was found, whole and in its order. */
const whole = async (reader: Reader, found: RawBuilder<unknown>, order: RawBuilder<unknown>) => {
  const { rows } = await sql<HandledRow>`
    select r.id, r.version, r.state, r.contact, r.reason, a.name as author, r.anonymous, r.score, r.service, r.logistics,
      r.text, r.images, r.created_at, r.follow_up, r.follow_images, r.followed_at, r.product_id, l.name, l.image,
      r.spec_text, o.id as order_id, o.no, r.shop_id, s.store_name as shop_name, d.name as decider, r.reply, r.replied_at,
      r.first_reply_at, w.name as replier, p.reason as report_reason, p.note as report_note, p.reported_at,
      p.state as report_state
    from (${found}) page join reviews r on r.id = page.id join users a on a.id = r.user_id
    join order_lines l on l.id = r.order_line_id join orders o on o.id = l.order_id
    left join review_reports p on p.review_id = r.id left join shops s on s.id = r.shop_id
    left join users d on d.id = r.decided_by left join users w on w.id = r.replied_by order by ${order}`.execute(
    reader,
  );
  return rows;
};

const narrowed = ({ stars, pictures }: { stars?: number | undefined; pictures: boolean }) => [
  ...(stars === undefined ? [] : [sql`r.score = ${stars}`]),
  ...(pictures ? [sql`jsonb_array_length(r.images) > 0`] : []),
];
const from = sql`reviews r left join review_reports p on p.review_id = r.id`;
const slice = ({ page, size }: { page: number; size: number }) =>
  sql`limit ${size} offset ${(page - 1) * size}`;

const mallTabs = {
  all: sql`true`,
  waiting: sql`r.state = 'waiting'`,
  reported: sql`p.state = 'open'`,
  hidden: sql`r.state = 'hidden'`,
};
const newest = sql`r.created_at desc, r.id desc`;
const mallOrders = {
  all: newest,
  waiting: sql`r.created_at, r.id`,
  reported: sql`p.reported_at, r.id`,
  hidden: newest,
};

type Tab = Input<'mallReview.list'>['tab'];
/** How many of each tab there are, counted no further than lists of orders are. */
const counts = async (
  reader: Reader,
  tabs: Readonly<Record<string, RawBuilder<unknown>>>,
  some: RawBuilder<unknown>,
) => {
  const each = Object.entries(tabs).map(
    ([tab, of]) => sql`select ${tab}::text as tab, count(*)::int as n
      from (select from ${from} where ${some} and ${of} limit ${orderCountCap}) counted`,
  );
  const { rows } = await sql<{ tab: string; n: number }>`${sql.join(each, sql` union all `)}`.execute(reader);
  return Object.fromEntries(rows.map(({ tab, n }) => [tab, n]));
};

/** Reviews as operators look for them: what waits for them the longest first, others the latest first. */
export const reviewsOfMall = async (reader: Reader, filter: Input<'mallReview.list'>) => {
  const { tab, productId, shop } = filter;
  const some = sql.join(
    [
      sql`true`,
      ...narrowed(filter),
      ...(productId === undefined ? [] : [sql`r.product_id = ${Number(productId)}`]),
      ...(shop === undefined ? [] : [ofSeller('r.shop_id', { shopId: shop === 'mall' ? null : shop })]),
    ],
    sql` and `,
  );
  const found = sql`select r.id from ${from} where ${some} and ${mallTabs[tab]}
    order by ${mallOrders[tab]} ${slice(filter)}`;
  const counted = await counts(reader, mallTabs, some);
  return {
    rows: await whole(reader, found, mallOrders[tab]),
    // Its keys are those of the tabs.
    counts: counted as Partial<Record<Tab, number>>,
  };
};

const shopTabs = {
  all: sql`true`,
  unanswered: sql`r.reply is null and r.state = 'shown'`,
  reported: sql`p.review_id is not null`,
};

/**
 * Reviews of what a shop has sold, the latest first. What waits is an operator's alone, and so is what they have hidden:
 * the contact is still in it. What the shop has answered or reported it has seen, and sees what came of it.
 */
export const reviewsOfShop = async (reader: Reader, shopId: string, filter: Input<'shopReview.list'>) => {
  const some = sql.join(
    [
      sql`r.shop_id = ${shopId}`,
      sql`(r.state = 'shown' or (r.state = 'hidden' and (r.reply is not null or p.review_id is not null)))`,
      ...narrowed(filter),
    ],
    sql` and `,
  );
  const found = sql`select r.id from ${from} where ${some} and ${shopTabs[filter.tab]}
    order by ${newest} ${slice(filter)}`;
  const counted = await counts(reader, shopTabs, some);
  return {
    rows: await whole(reader, found, newest),
    // Its keys are those of the tabs.
    counts: counted as Partial<Record<keyof typeof shopTabs, number>>,
  };
};

/** What a list is narrowed to, by name. */
export const namedOf = async (
  reader: Reader,
  { shop, productId }: Pick<Input<'mallReview.list'>, 'shop' | 'productId'>,
) => {
  const [seller, product] = await Promise.all([
    shop === undefined || shop === 'mall'
      ? undefined
      : reader.selectFrom('shops').select(['id', 'store_name']).where('id', '=', shop).executeTakeFirst(),
    productId === undefined
      ? undefined
      : reader
          .selectFrom('products')
          .select(['id', 'name'])
          .where('id', '=', Number(productId))
          .executeTakeFirst(),
  ]);
  return { seller, product };
};

/**
 * A review that was seen in this version, locked; a seller's, or any. Throws missing, review.changedMeanwhile.
 */
export const lockSeen = async (
  tx: Tx,
  scope: SellerScope | 'all',
  { id, version }: { readonly id: string; readonly version: number },
) => {
  const row = await tx
    .selectFrom('reviews')
    .select([
      'id',
      'version',
      'state',
      'score',
      'product_id',
      'user_id',
      'reply',
      'first_reply_at',
      'shop_id',
    ])
    .where('id', '=', id)
    .where(scope === 'all' ? sql<boolean>`true` : ofSeller('shop_id', scope))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('missing');
  if (row.version !== version) throw new Refusal('review.changedMeanwhile');
  const product = await tx
    .selectFrom('products')
    .select('name')
    .where('id', '=', row.product_id)
    .executeTakeFirstOrThrow();
  return { ...row, product: product.name };
};
