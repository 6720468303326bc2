import { launchMoves } from '@mall/contract/campaign/boost';
import { type RawBuilder, sql } from 'kysely';

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
