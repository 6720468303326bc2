import type { Input } from '@mall/contract/operations';
import { reasonLimits } from '@mall/contract/operator/work-reviews';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { json, type Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { reasonById, reasonsOf } from './reasons.queries.ts';

/**
 * Makes a template of a reason, or changes the version that was seen; returns its id. Throws missing,
 * goods.changedElsewhere with what it is now, goods.tooMany.
 */
export const saveReason = async (
  tx: Tx,
  { id, version, text }: Input<'workReason.save'>,
): Promise<string> => {
  if (id === undefined) {
    await requireRoom(tx);
    const made = newId();
    await tx
      .insertInto('work_reasons')
      .values({ id: made, text: json(text) })
      .execute();
    return made;
  }
  const saved = await tx
    .updateTable('work_reasons')
    .set({ text: json(text), version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version ?? 0)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (saved !== undefined) return saved.id;
  const now = await reasonById(tx, id);
  throw now === undefined
    ? new Refusal('missing')
    : new Refusal('goods.changedElsewhere', { version: now.version, content: now.text });
};

/** Throws goods.tooMany. */
export const requireRoom = async (tx: Tx): Promise<void> => {
  // Two new ones at once would both be the last that there is room for.
  await sql`lock table work_reasons in share row exclusive mode`.execute(tx);
  if ((await reasonsOf(tx)).length >= reasonLimits.most)
    throw new Refusal('goods.tooMany', { max: reasonLimits.most });
};
