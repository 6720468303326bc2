import { boardSize, deliverySteps } from '@mall/contract/trade/delivery';
import type { Input, Output } from '@mall/contract/operations';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { toDeliveryRow } from './present.ts';
import { type Asked, countsByStatus, idsOfBoard, idsOfPage, risksOf } from './ranks.queries.ts';
import { rowsById } from './rows.queries.ts';
import { asking } from './shop-filter.queries.ts';

const everyStatus = deliverySteps.map((_step, status) => status);

/** A page of a shop's deliveries: those at risk first, then by the expected day; counts by status. */
export const shopDeliveries = async (
  db: Db,
  caller: Staff,
  filter: Input<'delivery.list'>,
): Promise<Output<'delivery.list'>> => {
  const { shopId } = caller.staff;
  const { status, page, size } = filter;
  const asked = await asking(db, shopId, filter);
  const statuses = status === undefined ? everyStatus : [status];
  const [ids, told] = await Promise.all([
    idsOfPage(db, { ...asked, statuses }, { page, size }),
    toldOf(db, asked),
  ]);
  const rows = await rowsById(db, ids, sql`d.shop_id = ${shopId}`);
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
  caller: Staff,
  filter: Input<'delivery.board'>,
): Promise<Output<'delivery.board'>> => {
  const { shopId } = caller.staff;
  const asked = await asking(db, shopId, filter);
  const [ids, told] = await Promise.all([
    idsOfBoard(db, { ...asked, statuses: everyStatus }, boardSize),
    toldOf(db, asked),
  ]);
  const rows = await rowsById(db, ids, sql`d.shop_id = ${shopId}`);
  return {
    columns: everyStatus.map((status) => ({
      status: status as Output<'delivery.board'>['columns'][number]['status'], // places in the table of steps are its codes
      total: told.counts[String(status)] ?? 0,
      list: rows.filter((row) => row.status === status).map((row) => toDeliveryRow(row, caller.language)),
    })),
    ...told,
  };
};

/** Who may have taken a step of a delivery: the shop's owner and staff. */
export const deliveryPeople = async (db: Db, shopId: string): Promise<Output<'delivery.people'>> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, u.name from users u join (
      select owner_id as id from shops where id = ${shopId} union select user_id from staff where shop_id = ${shopId}) p
        on p.id = u.id
    order by u.name, u.id`.execute(db);
  return { list: rows };
};

const toldOf = async (db: Db, asked: Asked) => {
  const [byStatus, risks] = await Promise.all([countsByStatus(db, asked), risksOf(db, asked)]);
  const all = Object.values(byStatus).reduce((sum, n) => sum + n, 0);
  const counts: Record<string, number> = { all, ...byStatus };
  return { counts, risks };
};
