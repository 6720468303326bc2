import { launchMoves } from '@mall/contract/campaign/boost';
import { type RawBuilder, sql } from 'kysely';
import { allowedToSell } from '../../catalog/index.ts';
import type { LaunchOrder } from '../../platform/area.ts';
import { goesOnIn } from '../../platform/http/runs-in.queries.ts';

/**
 * The part of a statement that gives the piece of a launch to its order, if `when` holds, the launch is still as it
 * was priced, its shop had not left the mall's boosts when it began, and its goods are not banned; `taken` has the id of the SKU.
 */
export const followNewOrder = (
  { id, userId, shopId, launch }: LaunchOrder,
  when: RawBuilder<boolean>,
): RawBuilder<unknown> => sql`
    ${allowedToSell(sql`(select b.sku_id from boost_launches o join boost_activities b on b.id = o.activity_id
      where o.id = ${launch.id})`)},
    taken as (
      update boost_launches l set status = ${launchMoves.order.to}, order_id = ${id} from boost_activities a
      where l.id = ${launch.id} and l.user_id = ${userId} and a.id = l.activity_id
        and l.start_price - l.cut = ${launch.price}::bigint
        and case l.status when 'reached' then l.order_until > now() when 'active' then l.early_buy
          and l.expires_at > now() else false end
        and ${goesOnIn('boost', shopId, sql<Date>`l.created_at`)} and a.sku_id in (select id from allowed) and ${when}
      returning a.sku_id as id)`;

/** The parts of a statement that end the launch of an unpaid order that has ended; another may have its place. */
export const followEndedOrder = (orderId: string): RawBuilder<unknown> => sql`
    launch as (
      update boost_launches set status = ${launchMoves.orderEnds.to}, ended_at = now()
      where order_id = ${orderId} and status in (${sql.join([...launchMoves.orderEnds.from])}) returning activity_id),
    boost as (
      update boost_activities a set stock_left = stock_left + 1 from launch where a.id = launch.activity_id)`;

/** The part of a statement that finishes the launch of an order which is paid, if `when` holds. */
export const followPaidOrder = (orderId: string, when: RawBuilder<boolean>): RawBuilder<unknown> => sql`
    launch as (
      update boost_launches set status = ${launchMoves.finish.to}, ended_at = now()
      where order_id = ${orderId} and status in (${sql.join([...launchMoves.finish.from])}) and ${when})`;

/** The part of a statement that opens the launch of an order again, since its payment is revoked. */
export const followRevokedPayment = (orderId: string): RawBuilder<unknown> => sql`
    launch as (
      update boost_launches set status = ${launchMoves.takeBack.to}, ended_at = null
      where order_id = ${orderId} and status in (${sql.join([...launchMoves.takeBack.from])}))`;
