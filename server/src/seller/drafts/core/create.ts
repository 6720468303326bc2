import { Refusal } from '@mall/contract/core/refusals';
import { json, type Tx } from '../../../platform/db/open.ts';
import type { Author } from './author.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { At, Draft, Kept, Kind } from './kind.ts';
import { lockToChange, refuseTooMany, toKept } from './locked.ts';
import { noteDraft } from './note.ts';
import { oneDraft } from './queries.ts';
import { move } from './move.ts';
import { clock } from '../../../platform/clock/clock.ts';

/**
 * Begins a draft of the author's seller; `known` are contents that they already have. Throws tooMany
 * and the errors of refuseUnknown.
 */
export const createDraft = async <Row extends Draft>(
  tx: Tx,
  kind: Kind<Row>,
  author: Author,
  content: Row['content'],
  known: readonly Row['content'][] = [],
): Promise<Kept> => {
  await kind.refuseUnknown(tx, author, content, known);
  await refuseTooMany(tx, kind, author.scope);
  const id = newId();
  const { shopId } = author.scope;
  const row = await tx
    .insertInto(kind.table)
    .values({ id, shop_id: shopId, content: json(content), saved_by: author.caller.memberId })
    .returning(['id', 'version', 'state', 'saved_at'])
    .executeTakeFirstOrThrow();
  await noteDraft(tx, author.caller, kind, { id, shop_id: shopId, content }, `${kind.name}.create`);
  return toKept(row);
};

/**
 * Stores a draft. An older version does not overwrite a newer one: it refuses with the newer draft, so that
 * nothing is lost on either side. A draft in review is not changed. Throws missing, inReview,
 * changedElsewhere and the errors of refuseUnknown.
 */
export const saveDraft = async <Row extends Draft>(
  tx: Tx,
  kind: Kind<Row>,
  author: Author,
  { content, ...at }: At & { readonly content: Row['content'] },
): Promise<Kept> => {
  const before = await lockToChange(tx, kind, author, at);
  const stored = kind.typedBy?.(content, before, author) ?? content;
  await kind.refuseUnknown(tx, author, stored, contentsOf(before));
  return move(tx, kind, before, {
    content: json(stored),
    state: before.state === 'approved' ? 'draft' : before.state,
    saved_by: author.caller.memberId,
    saved_at: clock.now(),
  });
};

/** A copy as the draft of another one. Throws missing, tooMany. */
export const copyDraft = async <Row extends Draft>(
  tx: Tx,
  kind: Kind<Row>,
  author: Author,
  id: string,
): Promise<Kept> => {
  const row = await oneDraft(tx, kind, author.scope, id);
  if (row === undefined) throw new Refusal('missing');
  return createDraft(tx, kind, author, kind.copyOf(row), contentsOf(row));
};

/** The contents of it that its seller already has, whoever added them. */
const contentsOf = <Row extends Draft>({ content, live }: Row): Row['content'][] =>
  live === null ? [content] : [content, live];
