import { boostLimits, launchMoves, type LaunchStatus } from '@mall/contract/campaign/boost';
import { sql } from 'kysely';
import { grantReserved, openEnvelope } from '../../incentive/index.ts';
import type { Tx } from '../../platform/db/open.ts';
import { memberMessage, type MessageRow } from '../../platform/notifications/outbox.ts';
import type { Helped } from './helped.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';

/**
 * The goal is reached: a price cut waits for its order, money and coupons are given at once. Their cost has
 * been reserved since the launch, so there is always enough. Returns the new state of the launch.
 */
export const reachGoal = async (tx: Tx, launch: Helped): Promise<LaunchStatus> => {
  const { to } = launch.kind === 'price_cut' ? launchMoves.reach : launchMoves.grant;
  await sql`
    update boost_launches set status = ${to}, reached_at = now(),
      order_until = case when ${to} = 'reached' then now() + make_interval(hours => order_hours) end,
      ended_at = case when ${to} = 'done' then now() end
    where id = ${launch.id}`.execute(tx);
  await sendMessages(tx, [await give(tx, launch)]);
  return to;
};

/** Gives the prize, and returns the launcher's notification. */
const give = async (tx: Tx, launch: Helped): Promise<MessageRow> => {
  const { id, user_id: userId } = launch;
  switch (launch.kind) {
    case 'price_cut':
      return memberMessage(
        'boost.reached',
        userId,
        { amount: (launch.start_price ?? 0) - planned(launch), hours: launch.order_hours },
        id,
      );
    case 'red_envelope': {
      const amount = launch.reward ?? 0;
      await openEnvelope(tx, { userId, launchId: id, amount });
      return memberMessage('boost.envelope', userId, { amount, hours: boostLimits.holdHours }, id);
    }
    case 'coupon':
      if (launch.template_id === null) throw new Error('A boost for a coupon has no template.');
      await grantReserved(tx, userId, launch.template_id);
      return memberMessage('boost.coupon', userId, {}, id);
  }
};

const planned = ({ plan }: Helped): number => plan.reduce((all, cut) => all + cut, 0);
