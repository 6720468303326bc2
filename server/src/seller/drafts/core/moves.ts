import { Refusal } from '@mall/contract/core/refusals';
import { json, type Tx } from '../../../platform/db/open.ts';
import type { Author } from './author.ts';
import type { At, Draft, Kept, Kind } from './kind.ts';
import { lockOwn, lockVersion, refuseIncomplete, refuseMove, refuseTooMany } from './locked.ts';
import { noteDraft } from './note.ts';
import { lockDraft, setShown, takeFromBin } from './queries.ts';
import { move } from './move.ts';
import { clock } from '../../../platform/clock/clock.ts';

/** Sends the version that was seen to review. Throws missing, changedElsewhere, notNow, incomplete. */
export const submitDraft = async <Row extends Draft>(
  tx: Tx,
  kind: Kind<Row>,
  author: Author,
  at: At,
  names: readonly ('submit' | 'resubmit')[] = ['submit', 'resubmit'],
): Promise<Kept> => {
  const row = await lockVersion(tx, kind, author, at);
  refuseMove(kind, row, names);
  await refuseIncomplete(tx, kind, row);
  await noteDraft(tx, author.caller, kind, row, `${kind.name}.submit`, kind.changes(row));
  return move(tx, kind, row, { state: 'pending', reason: null, submitted_at: clock.now() });
};

/** Withdraws a submitted draft from review, to change it. Throws missing, notNow. */
export const withdrawDraft = async <Row extends Draft>(
  tx: Tx,
  kind: Kind<Row>,
  author: Author,
  id: string,
): Promise<Kept> => {
  const row = await lockOwn(tx, kind, author, id);
  refuseMove(kind, row, ['takeBack']);
  await noteDraft(tx, author.caller, kind, row, `${kind.name}.takeBack`);
  return move(tx, kind, row, { state: 'draft', submitted_at: null });
};

/** The draft gets the published content again. Throws missing, changedElsewhere, notNow. */
export const discardDraft = async <Row extends Draft>(
  tx: Tx,
  kind: Kind<Row>,
  author: Author,
  at: At,
): Promise<Kept> => {
  const row = await lockVersion(tx, kind, author, at);
  refuseMove(kind, row, ['discard']);
  if (row.live === null) throw new Refusal(kind.refusals.notNow, { state: row.state });
  const { more = {} } = kind.changes(row);
  await noteDraft(tx, author.caller, kind, row, `${kind.name}.discard`, { more });
  return move(tx, kind, row, { state: 'approved', reason: null, content: json(row.live) });
};

/**
 * Shows the approved content to shoppers or hides it: this applies at once and needs no review. Throws
 * missing, notNow, and what its kind refuses.
 */
export const showDraft = async <Row extends Draft>(
  tx: Tx,
  kind: Kind<Row>,
  author: Author,
  { id, shown }: { readonly id: string; readonly shown: boolean },
): Promise<boolean> => {
  const row = await lockOwn(tx, kind, author, id);
  if (row.published_id === null) throw new Refusal(kind.refusals.notNow, { state: row.state });
  if (shown) kind.refuseShown?.(row);
  const before = await setShown(tx, kind, row.published_id, shown);
  const { action, ...told } = kind.noteShown(shown);
  if (before !== shown) await noteDraft(tx, author.caller, kind, row, action, told);
  return shown;
};

/**
 * Restores a removed draft as it was, visible if it was visible. Throws missing when it was too long ago,
 * tooMany.
 */
export const restoreDraft = async <Row extends Draft>(
  tx: Tx,
  kind: Kind<Row>,
  author: Author,
  id: string,
): Promise<null> => {
  const row = await lockDraft(tx, kind, author.scope, id, true);
  if (row === undefined) throw new Refusal('missing');
  await refuseTooMany(tx, kind, author.scope);
  const shown = await takeFromBin(tx, kind, id);
  if (shown === undefined) throw new Refusal('missing');
  if (row.published_id !== null) await setShown(tx, kind, row.published_id, shown);
  await noteDraft(tx, author.caller, kind, row, `${kind.name}.restore`);
  return null;
};
