import { launchMoves } from '@mall/contract/campaign/boost';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { memberMessage } from '../../platform/notifications/outbox.ts';
import { giveBack } from './end.ts';
import { type LaunchRow, launchRows } from './rows.queries.ts';
import { revokeEnvelope } from '../../incentive/index.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { launchWith } from './which.queries.ts';
import { clock } from '../../platform/clock/clock.ts';

type Decision = Input<'platformBoost.decide'>['decision'];

/** Applies the operator's decision to a launch, and notifies its member. Throws missing, boost.notAllowed. */
export const decideLaunch = async (tx: Tx, id: string, decision: Decision, reason: string): Promise<void> => {
  const [launch] = await launchRows(tx, launchWith(id));
  if (launch === undefined) throw new Refusal('missing');
  await move[decision](tx, launch, reason);
};

/** The effect of each decision on a launch, with its member's notification. */
const move: Record<Decision, (tx: Tx, launch: LaunchRow, reason: string) => Promise<void>> = {
  freeze: async (tx, { id, user_id: userId }, reason) => {
    await moveLaunch(tx, id, 'freeze', sql`frozen_at = now(), note = ${reason}`);
    await sendMessages(tx, [memberMessage('boost.frozen', userId, { reason }, `${id}:${clock.nowMs()}`)]);
  },
  /** The time of the pause is given back. */
  thaw: async (tx, { id, user_id: userId, helps, target }) => {
    await moveLaunch(
      tx,
      id,
      helps === target ? 'thawReached' : 'thaw',
      sql`frozen_at = null, note = '', expires_at = expires_at + (now() - frozen_at),
        order_until = order_until + (now() - frozen_at)`,
    );
    await sendMessages(tx, [memberMessage('boost.thawed', userId, {}, `${id}:${clock.nowMs()}`)]);
  },
  void: async (tx, { id, user_id: userId, activity_id, sku_id }, reason) => {
    await moveLaunch(tx, id, 'void', sql`frozen_at = null, ended_at = now(), note = ${reason}`);
    await giveBack(tx, [{ activity_id, sku_id }]);
    await sendMessages(tx, [memberMessage('boost.void', userId, { reason }, id)]);
  },
  revoke: async (tx, { id, user_id: userId, activity_id, sku_id, status }, reason) => {
    if (!(await revokeEnvelope(tx, id))) throw new Refusal('boost.notAllowed', { status });
    await moveLaunch(tx, id, 'revoke', sql`note = ${reason}`);
    await giveBack(tx, [{ activity_id, sku_id }]);
    await sendMessages(tx, [memberMessage('boost.void', userId, { reason }, id)]);
  },
};

/**
 * Moves a launch by one row of the table: its `from` is the WHERE clause. Throws boost.notAllowed with its
 * status.
 */
const moveLaunch = async (
  tx: Tx,
  id: string,
  name: 'freeze' | 'thaw' | 'thawReached' | 'void' | 'revoke',
  change: RawBuilder<unknown>,
): Promise<void> => {
  const { from, to } = launchMoves[name];
  const moved = await sql`
    update boost_launches set status = ${to}, ${change} where id = ${id}
      and status in (${sql.join([...from])})`.execute(tx);
  if (moved.numAffectedRows === 1n) return;
  const row = await tx.selectFrom('boost_launches').select('status').where('id', '=', id).executeTakeFirst();
  throw new Refusal('boost.notAllowed', { status: row?.status });
};
