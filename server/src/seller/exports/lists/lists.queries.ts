import type { PayoutMethod, WithdrawalSource, WithdrawalStatus } from '@mall/contract/incentive/withdrawal';
import type { ListKind } from '@mall/contract/seller/shop-job';
import { type RawBuilder, sql } from 'kysely';
import { promotersFound, withdrawalsFound } from '../../../incentive/index.ts';
import { membersFound } from '../../../member/index.ts';
import type { Db, Reader } from '../../../platform/db/open.ts';
import type { ListWanted } from '../../../platform/db/schema.ts';
import { shopsFound } from '../../mall-shops/shops.queries.ts';

/** What every row has: its place in the order of the file, the newest first. `at` has microseconds, which a Date does not. */
type Placed = { at: string; id: string };
/** Numbers are sealed. */
export type MemberLine = Placed & {
  name: string;
  mobile: string;
  proved: boolean;
  level: number;
  locked: boolean;
  orders: number;
  made_at: Date;
};
export type ShopLine = Placed & {
  name: string;
  code: string;
  status: string;
  owner: string;
  owner_id: string;
  mobile: string;
  price_factor: number;
  orders: number;
  made_at: Date;
};
export type PromoterLine = Placed & {
  name: string;
  mobile: string | null;
  code: string | null;
  status: string;
  level: number;
  above: string | null;
  applied_at: Date;
};
export type WithdrawalLine = Placed & {
  no: string;
  name: string;
  source: WithdrawalSource;
  method: PayoutMethod;
  holder: string;
  account_end: string;
  amount: number;
  fee: number;
  net: number;
  status: WithdrawalStatus;
  asked_at: Date;
  ended_at: Date | null;
};
export type ListLine = {
  memberExport: MemberLine;
  shopExport: ShopLine;
  promoterExport: PromoterLine;
  withdrawalExport: WithdrawalLine;
};

type Part = {
  from: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
};

const parts: Readonly<Record<ListKind, Part>> = {
  memberExport: {
    from: sql`users u`,
    at: sql`u.created_at`,
    id: sql`u.id`,
    columns: sql`u.name, u.mobile, u.mobile_proved_at is not null as proved, u.rank as level, u.locked_at is not null as locked,
      u.created_at as made_at, (select count(*)::int from orders o where o.user_id = u.id) as orders`,
  },
  shopExport: {
    from: sql`shops s join users u on u.id = s.owner_id`,
    at: sql`s.created_at`,
    id: sql`s.id`,
    columns: sql`s.store_name as name, s.code, s.status, u.name as owner, u.id as owner_id, u.mobile, s.price_factor,
      s.created_at as made_at, (select count(*)::int from orders o where o.shop_id = s.id
        and o.created_at > now() - interval '30 days') as orders`,
  },
  promoterExport: {
    from: sql`promoters p join users u on u.id = p.user_id`,
    at: sql`p.applied_at`,
    id: sql`p.user_id`,
    columns: sql`u.name, case when u.removed_at is null then u.mobile end as mobile, p.code, p.status, p.level,
      (select a.name from users a where a.id = p.parent_id) as above, p.applied_at`,
  },
  withdrawalExport: {
    from: sql`withdrawals w join users u on u.id = w.user_id`,
    at: sql`w.created_at`,
    id: sql`w.id`,
    columns: sql`w.no, u.name, w.source, w.method, w.holder, w.account_end, w.amount, w.fee, w.net, w.status,
      w.created_at as asked_at, w.ended_at`,
  },
};

/** The conditions of the list itself: a file has what its list has found. */
const found: Readonly<Record<ListKind, (wanted: ListWanted) => RawBuilder<boolean>>> = {
  memberExport: (wanted) => membersFound(wanted).is,
  shopExport: shopsFound,
  promoterExport: promotersFound,
  withdrawalExport: ({ state, method, source, ...rest }) =>
    withdrawalsFound({
      ...rest,
      // stored as the contract took them
      status: (state ?? 'all') as WithdrawalStatus | 'all',
      method: method as PayoutMethod | undefined, // stored as the contract took it
      source: source as WithdrawalSource | undefined, // stored as the contract took it
    }),
};

/** How many rows a file would have, counted up to `most` and one more. */
export const countListed = async (
  reader: Reader,
  kind: ListKind,
  wanted: ListWanted,
  most: number,
): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from ${parts[kind].from} where ${found[kind](wanted)} limit ${most + 1}) c`.execute(
    reader,
  );
  return rows[0]?.n ?? 0;
};

const batch = 500;

/** Every row of a file, the newest first: a few hundred in memory at a time, whatever their number. */
export async function* listedRows<Kind extends ListKind>(
  db: Db,
  kind: Kind,
  wanted: ListWanted,
): AsyncGenerator<ListLine[Kind]> {
  const { from, at, id, columns } = parts[kind];
  for (let after = sql<boolean>`true`; ; ) {
    const { rows } = await sql<ListLine[Kind]>`
      select ${at}::text as at, ${id} as id, ${columns} from ${from} where ${found[kind](wanted)} and ${after}
      order by ${at} desc, ${id} desc limit ${batch}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) return;
    after = sql<boolean>`(${at}, ${id}) < (${last.at}::timestamptz, ${last.id})`;
  }
}
