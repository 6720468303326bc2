import { createHash, randomBytes } from 'node:crypto';
import { cutPlan, planText } from '@mall/contract/campaign/boost';
import { money } from '@mall/contract/core/money';
import { Refusal } from '@mall/contract/core/refusals';
import { hourMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import { holdStock } from '../../catalog/index.ts';
import type { Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { type ActivityRow, activityRows, type Asking } from './rows.queries.ts';
import type { Mark } from './device.ts';
import { applyHelp } from './help.ts';
import { whyNotLaunch } from './rules.ts';
import { shownActivity } from './which.queries.ts';
import { clock } from '../../platform/clock/clock.ts';

/** Digits and letters that nobody confuses. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Launches an activity for a member in their shop: its possible cost is reserved until the end, the cuts of all helps are
 * fixed, and the first help is the launcher's own. Returns the launch's id. Throws missing, and the refusals
 * of a launch.
 */
export const launchActivity = async (
  tx: Tx,
  { memberId, shop }: Asking & { readonly memberId: string },
  activityId: string,
  mark: Mark,
  seed = randomBytes(16).toString('hex'),
): Promise<string> => {
  // A shop that is leaving the mall's boosts waits for this launch, or this launch for it and is refused.
  await sql`select 1 from shops where id = ${shop?.id ?? null} for share`.execute(tx);
  // Launches of the same activity wait for each other: for its stock, and for a member's count.
  await sql`select 1 from boost_activities where id = ${activityId} for update`.execute(tx);
  const [activity] = await activityRows(tx, { memberId, shop }, shownActivity(activityId));
  if (activity === undefined) throw new Refusal('missing');
  const why = whyNotLaunch(activity);
  if (why !== null) throw new Refusal(why, { limit: activity.launch_limit, launchId: activity.launch_id });
  await reserve(tx, activity);
  const difference = differenceOf(activity);
  const plan = cutPlan(seed, activity.helps, difference);
  const row = await tx
    .insertInto('boost_launches')
    .values({
      id: newId(),
      activity_id: activityId,
      user_id: memberId,
      n: activity.launched + 1,
      share_code: shareCode(),
      target: activity.helps,
      start_price: activity.start_price ?? 0,
      difference,
      seed,
      plan,
      plan_hash: createHash('sha256').update(planText(seed, plan)).digest('hex'),
      early_buy: activity.early_buy,
      order_hours: activity.order_hours,
      expires_at: new Date(clock.nowMs() + activity.duration_hours * hourMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await applyHelp(tx, { ...activity, ...row, plan }, { helperId: memberId, units: 1, mark });
  return row.id;
};

/** A coupon has no price to cut: each help counts one. */
const differenceOf = ({ kind, start_price: start, floor_price: floor, reward, helps }: ActivityRow) =>
  money({ price_cut: (start ?? 0) - (floor ?? 0), red_envelope: reward ?? 0, coupon: helps }[kind]);

const reserve = async (tx: Tx, { id, sku_id: skuId }: ActivityRow): Promise<void> => {
  await sql`update boost_activities set stock_left = stock_left - 1 where id = ${id}`.execute(tx);
  if (skuId === null) return;
  if (!(await holdStock(tx, skuId))) throw new Refusal('boost.gone');
};

const shareCode = (): string =>
  Array.from(randomBytes(10), (byte) => letters[byte % letters.length]).join('');
