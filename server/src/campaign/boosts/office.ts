import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { RawBuilder } from 'kysely';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Db, Reader } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { once } from '../../platform/http/idempotency.ts';
import type { Member } from '../../platform/http/caller.ts';
import { createActivity } from './create.ts';
import { endDue } from './end.ts';
import { activityRows, launchRows, type Page } from './rows.queries.ts';
import { toLaunch, toTerms } from './present.ts';
import { countsOf, placesOf } from './office.queries.ts';
import { decideLaunch } from './decide.ts';
import { activityWith, allActivities, launchesOf, launchWith } from './which.queries.ts';
import { closeActivity } from './close.ts';

type OwnActivity = Output<'platformBoost.create'>;
type Watched = Output<'platformBoost.decide'>;

/** Boosts as the mall's operator runs them. Their changes are recorded. */
export const createBoostOffice = ({ db }: { db: Db }) => ({
  list: async (
    caller: Member,
    paging: Input<'platformBoost.list'>,
  ): Promise<Output<'platformBoost.list'>> => {
    const { list, total } = await ownActivities(db, caller, allActivities, paging);
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
      const closed = await closeActivity(tx, id);
      const activity = await ownActivity(tx, caller, id);
      if (!closed) throw new Refusal('boost.notAllowed', { status: activity.status });
      await noteOperator(tx, caller, 'boost.close', `boost:${id}`);
      return activity;
    }),

  launches: async (
    caller: Member,
    { activityId, status, page, size }: Input<'platformBoost.launches'>,
  ): Promise<Output<'platformBoost.launches'>> => {
    await endDue(db);
    const { list, total } = await watched(db, caller, launchesOf(activityId, status), { page, size });
    return { list, total, page, size };
  },

  /** Throws missing, boost.notAllowed, boost.reasonMissing. */
  decide: async (
    caller: Member,
    { id, decision, reason }: Input<'platformBoost.decide'>,
  ): Promise<Watched> => {
    if (decision !== 'thaw' && reason === '') throw new Refusal('boost.reasonMissing');
    await endDue(db, launchWith(id));
    return inTransaction(db, async (tx) => {
      await decideLaunch(tx, id, decision, reason);
      await noteOperator(tx, caller, `boost.${decision}`, `launch:${id}`, { reason });
      const { list } = await watched(tx, caller, launchWith(id));
      const [now] = list;
      if (now === undefined) throw new Error('a launch just decided is missing');
      return now;
    });
  },
});

const ownActivity = async (reader: Reader, caller: Member, id: string): Promise<OwnActivity> => {
  const { list } = await ownActivities(reader, caller, activityWith(id));
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
  const rows = await activityRows(reader, { memberId, shop: null }, where, paging);
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
