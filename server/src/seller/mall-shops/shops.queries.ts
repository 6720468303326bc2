import type { Input } from '@mall/contract/operations';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/open.ts';
import { hasMobile } from '../../platform/sealed-fields/found.queries.ts';

export type MallShopRow = {
  id: string;
  code: string;
  store_name: string;
  logo: string | null;
  status: string;
  owner: string;
  owner_id: string;
  /** Sealed. */
  mobile: string;
  price_factor: number;
  orders: number;
  created_at: Date;
  /** Kinds of the mall's campaigns. */
  keeps_out: string[];
};

/** Shops of the mall, the newest first; `total` counts all filtered ones. A number finds only whole: it is nobody's to guess. */
export const mallShopsPage = async (
  reader: Reader,
  { keyword = '', state, page, size }: Input<'mallShop.list'>,
): Promise<{ rows: MallShopRow[]; total: number }> => {
  const { rows } = await sql<MallShopRow & { total: number }>`
    select ${columns}, count(*) over ()::int as total from shops s join users u on u.id = s.owner_id
    where ${shopsFound({ keyword, state })}
    order by s.created_at desc, s.id desc limit ${size} offset ${(page - 1) * size}`.execute(reader);
  return { rows, total: rows[0]?.total ?? 0 };
};

/** The shops `s` of owners `u` that the list has found. */
export const shopsFound = ({ keyword, state = '' }: { keyword: string; state?: string | undefined }) =>
  sql<boolean>`(${state} = '' or s.status = ${state}) and (${keyword} = '' or ${hasMobile(keyword, 'u')}
    or position(upper(${keyword}) in s.code) > 0 or position(lower(${keyword}) in lower(s.store_name)) > 0)`;

export const mallShop = async (reader: Reader, id: string): Promise<MallShopRow | undefined> => {
  const { rows } = await sql<MallShopRow>`
    select ${columns} from shops s join users u on u.id = s.owner_id where s.id = ${id}`.execute(reader);
  return rows[0];
};

const columns = sql`s.id, s.code, s.store_name, s.logo, s.status, u.name as owner, u.id as owner_id, u.mobile, s.price_factor,
  s.created_at, array_remove(array[case when s.out_of_seckill is not null then 'seckill' end,
    case when s.out_of_coupons is not null then 'coupon' end, case when s.out_of_boosts is not null then 'boost' end], null)
    as keeps_out, (select count(*)::int from orders o
    where o.shop_id = s.id and o.created_at > now() - interval '30 days') as orders`;

export type Owner = { id: string; real_name: string | null };

/** The member whose number this is; `proved`: only who has shown that it is theirs, as nobody can where no codes are sent. */
export const ownerByNumber = (tx: Tx, mobile: string, proved: boolean): Promise<Owner | undefined> =>
  owners(tx, proved).where(hasMobile(mobile)).executeTakeFirst();

/** The member of this id, by the same rules. */
export const ownerById = (tx: Tx, id: string, proved: boolean): Promise<Owner | undefined> =>
  owners(tx, proved).where('id', '=', id).executeTakeFirst();

const owners = (tx: Tx, proved: boolean) =>
  tx
    .selectFrom('users')
    .select(['id', 'real_name'])
    .$if(proved, (found) => found.where('mobile_proved_at', 'is not', null))
    .where('removed_at', 'is', null)
    .forShare();

/** A shop's code and state, locked. */
export const lockMallShop = (tx: Tx, id: string) =>
  tx.selectFrom('shops').select(['code', 'status']).where('id', '=', id).forUpdate().executeTakeFirst();
