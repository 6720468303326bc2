import { json, type Tx } from '../../../platform/db/open.ts';
import { clock } from '../../../platform/clock/clock.ts';
import type { Author } from './author.ts';
import type { At, Draft, Kept, Kind } from './kind.ts';
import { lockVersion, refuseIncomplete, refuseMove } from './locked.ts';
import { move } from './move.ts';
import { noteMallDraft } from './note.ts';

/** Shows shoppers a locked draft from now on. Throws incomplete with each missing or wrong place. */
export const approveDraft = async <Row extends Draft>(tx: Tx, kind: Kind<Row>, row: Row): Promise<Kept> => {
  await refuseIncomplete(tx, kind, row);
  const publishedId = await kind.publish(tx, row);
  const at = clock.now();
  return move(tx, kind, row, {
    [kind.published.id]: publishedId,
    live: json(row.content),
    state: 'approved',
    reason: null,
    approved_at: at,
    reviewed_at: at,
  });
};

/**
 * Publishes the version of the mall's own draft that was seen: operators are those who would review it. Throws
 * missing, changedElsewhere, notNow, incomplete.
 */
export const publishDraft = async <Row extends Draft>(
  tx: Tx,
  kind: Kind<Row>,
  author: Author,
  at: At,
): Promise<Kept> => {
  const row = await lockVersion(tx, kind, author, at);
  refuseMove(kind, row, ['publish']);
  const kept = await approveDraft(tx, kind, row);
  await noteMallDraft(tx, author.caller, kind, row, `${kind.name}.publish`, kind.changes(row));
  return kept;
};
