import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../../platform/db/open.ts';
import type { Author } from './author.ts';
import type { Draft, Kind } from './kind.ts';
import { lockOwn } from './locked.ts';
import { noteDraft } from './note.ts';
import { setShown } from './queries.ts';
import { clock } from '../../../platform/clock/clock.ts';

/** Removes a draft and hides its published content. Throws missing, inReview. */
export const removeDraft = async <Row extends Draft>(
  tx: Tx,
  kind: Kind<Row>,
  author: Author,
  id: string,
): Promise<null> => {
  const row = await lockOwn(tx, kind, author, id);
  if (row.state === 'pending') throw new Refusal(kind.refusals.inReview, { state: row.state });
  const before = row.published_id !== null && (await setShown(tx, kind, row.published_id, false));
  await tx
    .updateTable(kind.table)
    .set('removed_at', clock.now())
    .set(kind.published.before, before)
    .where('id', '=', id)
    .execute();
  await noteDraft(tx, author.caller, kind, row, `${kind.name}.remove`);
  return null;
};
