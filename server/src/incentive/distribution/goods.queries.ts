import { sql } from 'kysely';
import type { Input } from '@mall/contract/operations';
import type { Db, Reader } from '../../platform/db/open.ts';
import { type Earner, ratesFor } from './earner.queries.ts';

/** A promoter's picked products, the latest first. */
export const pickedPage = async (
  db: Db,
  memberId: string,
  { page, size }: Input<'promoter.picked'>,
): Promise<{ id: number; total: number }[]> => {
  const { rows } = await sql<{ id: number; total: number }>`
    select product_id as id, count(*) over ()::int as total from promoter_picks where user_id = ${memberId}
    order by at desc, product_id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return rows;
};

/** Those of these products that are on offer. */
export const offeredSkus = async (
  reader: Reader,
  productIds: readonly number[],
): Promise<{ id: number }[]> => {
  const { rows } = await sql<{
    id: number;
  }>`select id from skus where product_id in (${sql.join([...productIds])}) and offered`.execute(reader);
  return rows;
};

/** Which of these products a promoter has picked. */
export const picksAmong = async (
  reader: Reader,
  memberId: string,
  productIds: readonly number[],
): Promise<{ id: number }[]> => {
  const { rows } = await sql<{ id: number }>`
      select product_id as id from promoter_picks where user_id = ${memberId}
        and product_id in (${sql.join([...productIds])})`.execute(reader);
  return rows;
};

/** What a promoter earns by these SKUs when nobody is above them. */
export const ratesOf = async (
  reader: Reader,
  memberId: string,
  skuIds: readonly number[],
): Promise<Earner | undefined> => {
  const { rows } = await sql<Earner>`
    select p.user_id as promoter, null as above,
      ${ratesFor(sql`p.level`, sql.join(skuIds.length === 0 ? [null] : [...skuIds]))}
    from promoters p where p.user_id = ${memberId}`.execute(reader);
  return rows[0];
};
