import { deliveryStatus } from '@mall/contract/trade/delivery';
import { type RawBuilder, sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import { ofSeller } from '../../platform/db/of-seller.ts';
import type { Reader } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';

/** The expressions of the indexes of migration 0028: without them the database would not use those. */
const underWay = sql`d.awaited and not d.hidden and d.status <> ${literal(deliveryStatus.accepted)}`;

/**
 * The order of deliveries, each part by an index of its own: the late ones, the longest late first; those at
 * risk, the nearest promised time first; the others by the expected day; then what is over, the newest first.
 * `riskOf` is the same rule; a property test compares the two.
 */
const parts = {
  late: { holds: sql`${underWay} and d.promised_at < now()`, at: sql`d.promised_at` },
  atRisk: {
    holds: sql`${underWay} and d.expected_at > d.promised_at and d.promised_at >= now()`,
    at: sql`d.promised_at`,
  },
  safe: {
    holds: sql`${underWay} and (d.promised_at is null
      or (d.promised_at >= now() and (d.expected_at is null or d.expected_at <= d.promised_at)))`,
    at: sql`d.expected_at`,
  },
  over: {
    holds: sql`not d.hidden and not (d.awaited and d.status <> ${literal(deliveryStatus.accepted)})`,
    at: null,
  },
} as const;
type Part = keyof typeof parts;
const everyPart: readonly Part[] = ['late', 'atRisk', 'safe', 'over'];
const inOrder = sql`part, at nulls last, made desc, id desc`;

/** The parts that the values of a filter mean. */
export const partsOf = {
  late: ['late'],
  atRisk: ['atRisk'],
  danger: ['late', 'atRisk'],
  none: ['safe', 'over'],
} as const satisfies Record<string, readonly Part[]>;

export type Asked = {
  readonly scope: SellerScope;
  /** Null for all of them. */
  readonly parts: readonly Part[] | null;
  /** Another condition for a delivery `d`. */
  readonly where: RawBuilder<unknown>;
  /** Only deliveries of these orders, found beforehand; null for all. */
  readonly hits: readonly string[] | null;
};
type OfStatuses = Asked & { readonly statuses: readonly number[] };

/** Restricts `deliveries` to those few that were found. */
const among = ({ scope, hits }: Asked): RawBuilder<unknown> =>
  hits === null
    ? sql``
    : sql`with deliveries as materialized
      (select * from deliveries where ${ofSeller('shop_id', scope)} and order_id = any(${[...hits]}::text[]))`;

/**
 * At most this many of each status, with their place in the order. It is ordered by the seller too, which is one: to the
 * database `shop_id is null` fixes no value, and without it the mall's own would be read whole and sorted.
 */
const firstOfEach = (
  { scope, statuses, where, parts: wanted }: OfStatuses,
  count: number,
): RawBuilder<unknown> => {
  const pieces = (wanted ?? everyPart).map((part) => {
    const { holds, at } = parts[part];
    return sql`(select d.id, ${everyPart.indexOf(part)}::int as part, ${at ?? sql`null::timestamptz`} as at,
        ${at === null ? sql`d.created_at` : sql`null::timestamptz`} as made from deliveries d
      where ${ofSeller('d.shop_id', scope)} and d.status = s.status and ${holds} and ${where}
      order by d.shop_id, ${at === null ? sql`d.created_at desc, d.id desc` : sql`${at}, d.id desc`} limit ${count})`;
  });
  return sql`unnest(${[...statuses]}::smallint[]) as s(status) cross join lateral
    (${sql.join(pieces, sql` union all `)}) d`;
};

/** Ids of one page of a seller's deliveries. */
export const idsOfPage = async (
  reader: Reader,
  asked: OfStatuses,
  { page, size }: { page: number; size: number },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    ${among(asked)} select id from ${firstOfEach(asked, page * size)}
    order by ${inOrder} limit ${size} offset ${(page - 1) * size}`.execute(reader);
  return rows.map(({ id }) => id);
};

/** Ids of the first deliveries of each status, in their order. */
export const idsOfBoard = async (reader: Reader, asked: OfStatuses, count: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    ${among(asked)} select id from (
      select id, status, row_number() over (partition by status order by ${inOrder}) as place
        from ${firstOfEach(asked, count)}) f
    where place <= ${count} order by status, place`.execute(reader);
  return rows.map(({ id }) => id);
};

/** How many deliveries each status has. */
export const countsByStatus = async (reader: Reader, asked: Asked): Promise<Record<string, number>> => {
  const ours = (holds: RawBuilder<unknown>) =>
    sql`select d.status from deliveries d where ${ofSeller('d.shop_id', asked.scope)} and ${holds} and ${asked.where}`;
  const all =
    asked.parts === null
      ? ours(sql`not d.hidden`)
      : sql.join(
          asked.parts.map((part) => ours(parts[part].holds)),
          sql` union all `,
        );
  const { rows } = await sql<{ status: number; n: number }>`
    ${among(asked)} select status, count(*) as n from (${all}) f group by status`.execute(reader);
  return Object.fromEntries(rows.map(({ status, n }) => [String(status), n]));
};

export type Risks = { readonly underWay: number; readonly late: number; readonly atRisk: number };

/** The number of a seller's deliveries under way, and of those at risk. */
export const risksOf = async (reader: Reader, asked: Asked): Promise<Risks> => {
  const count = (part: Part) =>
    sql`(select count(*) from deliveries d where ${ofSeller('d.shop_id', asked.scope)} and ${parts[part].holds}
      and ${asked.where})`;
  const { rows } = await sql<Risks>`
    ${among(asked)} select ${count('late')} as late, ${count('atRisk')} as "atRisk",
      ${count('late')} + ${count('atRisk')} + ${count('safe')} as "underWay"`.execute(reader);
  return rows[0] ?? { underWay: 0, late: 0, atRisk: 0 };
};
