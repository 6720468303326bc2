import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { columnsOf, createActivity } from './create.ts';
import { lockBoost, plannedTerms } from './planned.queries.ts';
import { prizeOf } from './terms.queries.ts';

type Kept = { id: string; version: number };

/**
 * Makes a draft, or changes the version of it that the operator has read. Throws missing, campaign.notNow,
 * goods.changedElsewhere, and the errors of `prizeOf`.
 */
export const saveBoostDraft = async (
  tx: Tx,
  caller: Member,
  { id, version: read, ...terms }: Input<'mallCampaign.saveBoost'>,
): Promise<Kept> => {
  if (id === undefined) {
    const made = await createActivity(tx, terms, caller.memberId, 'draft');
    await noteOperator(tx, caller, 'boost.create', `boost:${made}`, { new: terms });
    return { id: made, version: 1 };
  }
  const { version, old } = await draftToChange(tx, id, read);
  await tx
    .updateTable('boost_activities')
    .set({ ...columnsOf(terms), ...(await prizeOf(tx, terms, id)), version: version + 1 })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .execute();
  await noteOperator(tx, caller, 'boost.change', `boost:${id}`, { old, new: terms });
  return { id, version: version + 1 };
};

/** Throws away the version of a draft that was read. Throws missing, campaign.notNow, goods.changedElsewhere. */
export const discardBoostDraft = async (tx: Tx, caller: Member, id: string, read: number): Promise<void> => {
  const { old } = await draftToChange(tx, id, read);
  await tx.deleteFrom('boost_activities').where('id', '=', id).where('status', '=', 'draft').execute();
  await noteOperator(tx, caller, 'boost.discard', `boost:${id}`, { old });
};

/**
 * Publishes the version of a draft that was read, if its prize is still possible. Throws missing, campaign.notNow,
 * goods.changedElsewhere, and the errors of `prizeOf`.
 */
export const scheduleBoost = async (tx: Tx, caller: Member, id: string, read: number): Promise<void> => {
  const { version, old } = await draftToChange(tx, id, read);
  await prizeOf(tx, old, id);
  await tx
    .updateTable('boost_activities')
    .set({ status: 'open', version: version + 1 })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .execute();
  await noteOperator(tx, caller, 'boost.schedule', `boost:${id}`);
};

const draftToChange = async (tx: Tx, id: string, read: number | undefined) => {
  const row = await lockBoost(tx, id);
  if (row === undefined) throw new Refusal('missing');
  if (row.status !== 'draft') throw new Refusal('campaign.notNow');
  const old = plannedTerms(row);
  if (row.version !== read)
    throw new Refusal('goods.changedElsewhere', { version: row.version, content: old });
  return { version: row.version, old };
};
