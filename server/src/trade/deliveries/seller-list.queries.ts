import { boardSize, deliverySteps } from '@mall/contract/trade/delivery';
import type { Input, Output } from '@mall/contract/operations';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import { ofSeller } from '../../platform/db/of-seller.ts';
import type { Seller, SellerScope } from '../../platform/http/seller.ts';
import { toDeliveryRow } from './present.ts';
import { type Asked, countsByStatus, idsOfBoard, idsOfPage, risksOf } from './ranks.queries.ts';
import { rowsById } from './rows.queries.ts';
import { asking } from './seller-filter.queries.ts';

const everyStatus = deliverySteps.map((_step, status) => status);

/** A page of a seller's deliveries: those at risk first, then by the expected day; counts by status. */
export const sellerDeliveries = async (
  db: Db,
  { caller, scope }: Seller,
  filter: Input<'delivery.list'>,
): Promise<Output<'delivery.list'>> => {
  const { status, page, size } = filter;
  const asked = await asking(db, scope, filter);
  const statuses = status === undefined ? everyStatus : [status];
  const [ids, told] = await Promise.all([
    idsOfPage(db, { ...asked, statuses }, { page, size }),
    toldOf(db, asked),
  ]);
  const rows = await rowsById(db, ids, ofSeller('d.shop_id', scope));
  return {
    list: rows.map((row) => toDeliveryRow(row, caller.language)),
    total: told.counts[status === undefined ? 'all' : String(status)] ?? 0,
    page,
    size,
    ...told,
  };
};

/** The first deliveries of each status, and the number of each. */
export const deliveryBoard = async (
  db: Db,
  { caller, scope }: Seller,
  filter: Input<'delivery.board'>,
): Promise<Output<'delivery.board'>> => {
  const asked = await asking(db, scope, filter);
  const [ids, told] = await Promise.all([
    idsOfBoard(db, { ...asked, statuses: everyStatus }, boardSize),
    toldOf(db, asked),
  ]);
  const rows = await rowsById(db, ids, ofSeller('d.shop_id', scope));
  return {
    columns: everyStatus.map((status) => ({
      status: status as Output<'delivery.board'>['columns'][number]['status'], // places in the table of steps are its codes
      total: told.counts[String(status)] ?? 0,
      list: rows.filter((row) => row.status === status).map((row) => toDeliveryRow(row, caller.language)),
    })),
    ...told,
  };
};

/** Who may have taken a step of a delivery: a shop's owner and staff, or all who are or were operators of the mall. */
export const deliveryPeople = async (db: Db, { shopId }: SellerScope): Promise<Output<'delivery.people'>> => {
  const people: RawBuilder<unknown> =
    shopId === null
      ? sql`select user_id as id from operators`
      : sql`select owner_id as id from shops where id = ${shopId}
          union select user_id from staff where shop_id = ${shopId}`;
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, u.name from users u join (${people}) p on p.id = u.id order by u.name, u.id`.execute(db);
  return { list: rows };
};

const toldOf = async (db: Db, asked: Asked) => {
  const [byStatus, risks] = await Promise.all([countsByStatus(db, asked), risksOf(db, asked)]);
  const all = Object.values(byStatus).reduce((sum, n) => sum + n, 0);
  const counts: Record<string, number> = { all, ...byStatus };
  return { counts, risks };
};
