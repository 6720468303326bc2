import { launchMoves } from '@mall/contract/campaign/boost';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { type RawBuilder, sql } from 'kysely';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Db, Reader, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { revokeEnvelope } from '../../incentive/red-envelopes/follow.ts';
import { once } from '../../platform/http/once.ts';
import type { Member } from '../../platform/http/caller.ts';
import { memberMessage, sendMessages } from '../../platform/notifications/outbox.ts';
import { createActivity } from './create.ts';
import { endDue, giveBack } from './end.ts';
import { activityRows, type LaunchRow, launchRows, type Page } from './rows.queries.ts';
import { toLaunch, toTerms } from './present.ts';

type OwnActivity = Output<'platformBoost.create'>;
type Watched = Output<'platformBoost.decide'>;
type Decision = Input<'platformBoost.decide'>['decision'];

/** Boosts as the mall's operator runs them. What he changes is written down. */
export const createBoostOffice = ({ db }: { db: Db }) => ({
  list: async (
    caller: Member,
    paging: Input<'platformBoost.list'>,
  ): Promise<Output<'platformBoost.list'>> => {
    const { list, total } = await ownActivities(db, caller, sql`true`, paging);
    return { list, total, ...paging };
  },

  create: (caller: Member, terms: Input<'platformBoost.create'>): Promise<OwnActivity> =>
    once(db, caller, 'platformBoost.create', terms, async (tx) => {
      const id = await createActivity(tx, terms, caller.memberId);
      await noteOperator(tx, caller, 'boost.create', `boost:${id}`, { new: terms });
      return ownActivity(tx, caller, id);
    }),

  /** Throws missing, boost.notAllowed. */
  close: (caller: Member, { id }: Input<'platformBoost.close'>): Promise<OwnActivity> =>
    inTransaction(db, async (tx) => {
      const closed = await tx
        .updateTable('boost_activities')
        .set({ status: 'closed' })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .executeTakeFirst();
      const activity = await ownActivity(tx, caller, id);
      if (closed.numUpdatedRows === 0n) throw new Refusal('boost.notAllowed', { status: activity.status });
      await noteOperator(tx, caller, 'boost.close', `boost:${id}`);
      return activity;
    }),

  launches: async (
    caller: Member,
    { activityId, status, page, size }: Input<'platformBoost.launches'>,
  ): Promise<Output<'platformBoost.launches'>> => {
    await endDue(db);
    const { list, total } = await watched(
      db,
      caller,
      sql`(${activityId ?? null}::text is null or l.activity_id = ${activityId ?? null}) and (${status} = 'all' or l.status = ${status})`,
      { page, size },
    );
    return { list, total, page, size };
  },

  /** Throws missing, boost.notAllowed, boost.reasonMissing. */
  decide: async (
    caller: Member,
    { id, decision, reason }: Input<'platformBoost.decide'>,
  ): Promise<Watched> => {
    if (decision !== 'thaw' && reason === '') throw new Refusal('boost.reasonMissing');
    await endDue(db, sql<boolean>`l.id = ${id}`);
    return inTransaction(db, async (tx) => {
      const [launch] = await launchRows(tx, sql`l.id = ${id}`);
      if (launch === undefined) throw new Refusal('missing');
      await move[decision](tx, launch, reason);
      await noteOperator(tx, caller, `boost.${decision}`, `launch:${id}`, { reason });
      const { list } = await watched(tx, caller, sql`l.id = ${id}`);
      const [now] = list;
      if (now === undefined) throw new Error('a launch just decided is missing');
      return now;
    });
  },
});

/** What each decision does to a launch, with what its member hears. */
const move: Record<Decision, (tx: Tx, launch: LaunchRow, reason: string) => Promise<void>> = {
  freeze: async (tx, { id, user_id: userId }, reason) => {
    await moveLaunch(tx, id, 'freeze', sql`frozen_at = now(), note = ${reason}`);
    await sendMessages(tx, [memberMessage('boost.frozen', userId, { reason }, `${id}:${Date.now()}`)]);
  },
  /** The time that it stood still is given back. */
  thaw: async (tx, { id, user_id: userId, helps, target }) => {
    await moveLaunch(
      tx,
      id,
      helps === target ? 'thawReached' : 'thaw',
      sql`frozen_at = null, note = '', expires_at = expires_at + (now() - frozen_at), order_until = order_until + (now() - frozen_at)`,
    );
    await sendMessages(tx, [memberMessage('boost.thawed', userId, {}, `${id}:${Date.now()}`)]);
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

/** Moves a launch by one row of the table: its `from` is the WHERE clause. Throws boost.notAllowed with the status it has. */
const moveLaunch = async (
  tx: Tx,
  id: string,
  name: 'freeze' | 'thaw' | 'thawReached' | 'void' | 'revoke',
  change: RawBuilder<unknown>,
): Promise<void> => {
  const { from, to } = launchMoves[name];
  const moved = await sql`
    update boost_launches set status = ${to}, ${change} where id = ${id} and status in (${sql.join([...from])})`.execute(
    tx,
  );
  if (moved.numAffectedRows === 1n) return;
  const row = await tx.selectFrom('boost_launches').select('status').where('id', '=', id).executeTakeFirst();
  throw new Refusal('boost.notAllowed', { status: row?.status });
};

const ownActivity = async (reader: Reader, caller: Member, id: string): Promise<OwnActivity> => {
  const { list } = await ownActivities(reader, caller, sql`a.id = ${id}`);
  const [activity] = list;
  if (activity === undefined) throw new Refusal('missing');
  return activity;
};

const ownActivities = async (
  reader: Reader,
  { memberId, language }: Member,
  where: RawBuilder<unknown>,
  paging?: Page,
): Promise<{ list: OwnActivity[]; total: number }> => {
  const rows = await activityRows(reader, memberId, where, paging);
  const counts = await countsOf(
    reader,
    rows.map(({ id }) => id),
  );
  const list = rows.map((row) => ({
    ...toTerms(row, language),
    status: row.status,
    launches: counts.get(row.id)?.launches ?? 0,
    reached: counts.get(row.id)?.reached ?? 0,
  }));
  return { list, total: rows[0]?.total ?? 0 };
};

type Counts = { id: string; launches: number; reached: number };
const countsOf = async (reader: Reader, ids: readonly string[]): Promise<Map<string, Counts>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Counts>`
    select activity_id as id, count(*)::int as launches, count(reached_at)::int as reached from boost_launches
    where activity_id in (${sql.join([...ids])}) group by activity_id`.execute(reader);
  return new Map(rows.map((row) => [row.id, row]));
};

const watched = async (
  reader: Reader,
  { memberId, language }: Member,
  where: RawBuilder<unknown>,
  paging?: Page,
): Promise<{ list: Watched[]; total: number }> => {
  const rows = await launchRows(reader, where, paging);
  const places = await placesOf(
    reader,
    rows.map(({ id }) => id),
  );
  const list = rows.map((row) => ({
    ...toLaunch(row, language, memberId),
    userId: row.user_id,
    launcher: row.launcher,
    devices: places.get(row.id)?.devices ?? 0,
    addresses: places.get(row.id)?.addresses ?? 0,
    note: row.note,
  }));
  return { list, total: rows[0]?.total ?? 0 };
};

type Places = { id: string; devices: number; addresses: number };
const placesOf = async (reader: Reader, ids: readonly string[]): Promise<Map<string, Places>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Places>`
    select launch_id as id, count(distinct device)::int as devices, count(distinct address)::int as addresses from boost_helps
    where launch_id in (${sql.join([...ids])}) group by launch_id`.execute(reader);
  return new Map(rows.map((row) => [row.id, row]));
};
