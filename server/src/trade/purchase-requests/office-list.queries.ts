import type { Texts } from '@mall/contract/core/languages';
import type { Input } from '@mall/contract/operations';
import type { QuoteStatus } from '@mall/contract/trade/quote';
import type { Verdict, WantEnd, WantStage } from '@mall/contract/trade/purchase-request-office';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { inRange } from '../../platform/i18n/range.queries.ts';
import { soldBy, wordsFound } from './office-search.queries.ts';

export type OfficeWantRow = {
  id: string;
  no: string;
  contact: string;
  phone: string;
  user_id: string | null;
  region: string;
  quantity: number;
  brand: string;
  remark: string;
  images: string[];
  product_id: number | null;
  product_name: Texts | null;
  product_image: string | null;
  verify: Verdict;
  valid_until: string;
  created_at: string;
  end_reason: WantEnd | null;
  stage: WantStage;
  next_at: string | null;
  due: boolean;
  follow_up: { id: string; name: string; image: string | null } | null;
  quote: { id: string; total: number; validUntil: string; status: QuoteStatus } | null;
};

const isOpen = sql<boolean>`w.ended_at is null`;
const waiting = (shopId: string | null) => sql<boolean>`exists (
  select 1 from quotes q where ${soldBy(sql`q.shop_id`, shopId)} and q.want_id = w.id and q.status = 'sent'
    and q.valid_until > now())`;

/** `wantStage` of the contract, for a row of the wants of one seller. */
export const stageOf = (
  shopId: string | null,
) => sql<WantStage>`case when w.end_reason = 'won' then 'won' when w.ended_at is not null then
  'closed' when ${waiting(shopId)} then 'quoted'
  when w.verify = 'fake' or w.valid_until <= now() then 'closed' when w.verify = 'real' then 'inWork' else 'toVerify'
    end`;

/** Before the end of today in Shanghai. What has ended or is fake is nobody's job any more. */
export const isDue = sql<boolean>`(w.ended_at is null and w.next_at is not null and w.verify <> 'fake'
  and w.next_at < (date_trunc('day', now() at time zone 'Asia/Shanghai') + interval '1 day') at time zone
    'Asia/Shanghai')`;

/** The condition that lets an index find the rows of a stage; the stage itself decides. */
const nearStage = (shopId: string | null): Readonly<Record<WantStage, RawBuilder<boolean>>> => ({
  toVerify: sql<boolean>`${isOpen} and w.verify = 'notVerified' and w.valid_until > now()`,
  inWork: sql<boolean>`${isOpen} and w.verify = 'real' and w.valid_until > now()`,
  quoted: sql<boolean>`${isOpen} and w.id in (
    select want_id from quotes q where ${soldBy(sql`q.shop_id`, shopId)} and status = 'sent' and valid_until > now()
      and want_id is not null)`,
  won: sql<boolean>`w.end_reason = 'won'`,
  closed: sql<boolean>`true`,
});

export type OfficeFilter = Input<'shopPurchaseRequest.list'>;
export type OfficePage = {
  rows: OfficeWantRow[];
  counts: { stage: WantStage; n: number }[];
  /** The number due among all of the shop, and among the filtered ones. */
  due: number;
  due_found: number;
};

const all = (parts: readonly RawBuilder<boolean>[]) => sql<boolean>`${sql.join([...parts], sql` and `)}`;

/**
 * A page of a seller's wanted purchases, those that are due first, and the count of each stage under the same
 * filter.
 */
export const officePage = async (
  reader: Reader,
  shopId: string | null,
  memberId: string,
  filter: OfficeFilter,
): Promise<OfficePage> => {
  const asked = placesOf(shopId, memberId, filter);
  const { rows } = await sql<OfficePage>`
    with ${asked.found} chosen as materialized (select ${pageOf(asked, filter)} as ids)
    select ${rowsOfPage(shopId)} as rows, ${countsOf(asked)} as counts, ${dueOfShop(shopId)} as due,
      ${dueAmong(asked)} as due_found`.execute(reader);
  return rows[0] ?? { rows: [], counts: [], due: 0, due_found: 0 };
};

type Places = {
  /** The SQL before the query. */
  readonly found: RawBuilder<unknown>;
  /** The source of the rows `w` of wants, those that are due among them, and those to display. */
  readonly from: RawBuilder<unknown>;
  readonly pressing: RawBuilder<unknown>;
  readonly shown: RawBuilder<boolean>;
  readonly due: RawBuilder<boolean>;
  /** Rows of a stage and their number, a stage more than once. */
  readonly counts: RawBuilder<unknown>;
};

const placesOf = (shopId: string | null, memberId: string, filter: OfficeFilter): Places => {
  const scope = scopeOf(shopId, memberId, filter);
  return filter.keyword ? amongHits(scope, shopId, filter.stage) : byIndexes(scope, shopId, filter.stage);
};

/** A keyword is searched once, and the rest works with its hits. */
const amongHits = (
  scope: RawBuilder<boolean>,
  shopId: string | null,
  stage: OfficeFilter['stage'],
): Places => ({
  found: sql`mine as materialized (
      select w.id, w.created_at, w.next_at, ${stageOf(shopId)} as stage, ${isDue} as due from wants w where ${scope}),
    pressing as materialized (select * from mine where due),`,
  from: sql`mine w`,
  pressing: sql`pressing w`,
  shown: stage === 'all' ? sql<boolean>`true` : sql<boolean>`w.stage = ${stage}`,
  due: sql<boolean>`w.due`,
  counts: sql`select stage, count(*) as n from mine group by stage`,
});

/** Without a keyword each part has an index of its own. */
const byIndexes = (
  scope: RawBuilder<boolean>,
  shopId: string | null,
  stage: OfficeFilter['stage'],
): Places => ({
  found: sql``,
  from: sql`wants w`,
  pressing: sql`wants w`,
  shown:
    stage === 'all'
      ? scope
      : all([scope, nearStage(shopId)[stage], sql<boolean>`${stageOf(shopId)} = ${stage}`]),
  due: isDue,
  counts: sql`
    select case when w.end_reason = 'won' then 'won' else 'closed' end as stage, count(*) as n
      from wants w where ${scope} and w.ended_at is not null group by w.end_reason
    union all select ${stageOf(shopId)}, count(*) from wants w where ${scope} and ${isOpen} group by 1`,
});

const countsOf = ({ counts }: Places) => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('stage', c.stage, 'n', c.n)), '[]')
    from (select stage, sum(n)::int as n from (${counts}) parts group by stage) c)`;

const dueOfShop = (shopId: string | null) =>
  sql`(select count(*) from wants w where ${soldBy(sql`w.shop_id`, shopId)} and ${isDue})::int`;

const dueAmong = ({ pressing, shown, due }: Places) =>
  sql`(select count(*) from ${pressing} where ${shown} and ${due})::int`;

const scopeOf = (shopId: string | null, memberId: string, { keyword = '', range, by }: OfficeFilter) =>
  all([
    soldBy(sql`w.shop_id`, shopId),
    ...(range === 'all' ? [] : [inRange(sql`w.created_at`, range)]),
    ...byWhom(by, memberId),
    ...(keyword === '' ? [] : [wordsFound(shopId, keyword)]),
  ]);

/**
 * The ids of one page. Those due come before the rest, so the rest of a page begins after the due ones
 * already displayed.
 */
const pageOf = (
  { from, pressing, shown, due: dueNow }: Places,
  { page, size, sort, due }: OfficeFilter,
): RawBuilder<unknown> => {
  const skipped = (page - 1) * size;
  const first = sql`array(select w.id from ${pressing} where ${shown} and ${dueNow} order by w.next_at, w.id
    limit ${size} offset ${skipped})`;
  if (due) return first;
  const rest = (only: RawBuilder<unknown>, offset: RawBuilder<unknown>) => sql`array(
    select w.id from ${from} where ${shown} ${only} order by w.created_at desc, w.id limit ${size} offset ${offset})`;
  if (sort === 'newest') return rest(sql``, sql`${skipped}`);
  const later = sql`greatest(0, ${skipped}::int -
    (select count(*)::int from ${pressing} where ${shown} and ${dueNow}))`;
  return sql`(${first} || ${rest(sql`and not ${dueNow}`, later)})[1:${size}::int]`;
};

const byWhom = (by: string, memberId: string): RawBuilder<boolean>[] => {
  if (by === '') return [];
  if (by === 'nobody') return [sql<boolean>`w.follow_up_by is null`];
  return [sql<boolean>`w.follow_up_by = ${by === 'me' ? memberId : by}`];
};

const withNames = sql`wants w left join products p on p.id = w.product_id left join users u on u.id = w.follow_up_by`;
const columns = (
  shopId: string | null,
) => sql`w.id, w.no, w.contact, w.phone, w.user_id, w.region, w.quantity, w.brand, w.remark, w.images,
  w.product_id,
  p.name as product_name, p.images->>0 as product_image, w.verify, to_jsonb(w.valid_until) #>> '{}' as valid_until,
  to_jsonb(w.created_at) #>> '{}' as created_at, w.end_reason, ${stageOf(shopId)} as stage,
  to_jsonb(w.next_at) #>> '{}' as next_at, ${isDue} as due,
  case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name, 'image', u.image) end as follow_up, (
    select jsonb_build_object('id', q.id, 'validUntil', q.valid_until, 'status', q.status,
      'total', q.freight + (select sum(l.qty::bigint * l.unit_price) from quote_lines l where l.quote_id = q.id))
    from quotes q where q.want_id = w.id and ${soldBy(sql`q.shop_id`, shopId)} order by q.created_at desc, q.id desc limit 1) as quote`;

/** The rows of the chosen ids, in their order. */
const rowsOfPage = (shopId: string | null) => sql`
  (select coalesce(json_agg(r order by r.place), '[]') from chosen, unnest(chosen.ids) with ordinality as c(id, place)
    cross join lateral (select c.place, ${columns(shopId)} from ${withNames} where w.id = c.id) r)`;

export type OneOfficeWant = OfficeWantRow & {
  end_note: string;
  ended_at: string | null;
  design_id: string | null;
};

/** One wanted purchase of a seller; undefined for another's. */
export const officeWant = async (
  reader: Reader,
  shopId: string | null,
  id: string,
): Promise<OneOfficeWant | undefined> => {
  const { rows } = await sql<OneOfficeWant>`
    select ${columns(shopId)}, w.end_note, to_jsonb(w.ended_at) #>> '{}' as ended_at, w.design_id
    from ${withNames} where w.id = ${id} and ${soldBy(sql`w.shop_id`, shopId)}`.execute(reader);
  return rows[0];
};
