import { type Language, pickText } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Member } from '../../platform/http/caller.ts';
import { ownsMedia } from '../../platform/media/owned.queries.ts';
import { requireFitting, toFollowUp, toReply } from './parts.ts';
import { ownReview, ownReviews, type Row } from './own.queries.ts';
import { editableMs, editReview, followReview } from './edit.ts';
import { clock } from '../../platform/clock/clock.ts';

type Own = Output<'review.edit'>;

/** What members do with their own reviews: look at them, change them for seven days, add to them once. */
export const createOwnReviews = ({ db, answers }: { db: Db; answers: Answers }) => {
  const changed = async (caller: Member, id: string): Promise<Own> => {
    answers.raise('reviews', 'catalogue');
    const row = await ownReview(db, caller, id);
    if (row === undefined) throw new Refusal('missing');
    return toOwn(row, caller.language);
  };
  return {
    mine: async (
      caller: Member,
      { page, size, orderId }: Input<'review.mine'>,
    ): Promise<Output<'review.mine'>> => {
      const rows = await ownReviews(db, caller, { page, size, orderId });
      return {
        list: rows.map((row) => toOwn(row, caller.language)),
        total: rows[0]?.total ?? 0,
        page,
        size,
      };
    },

    edit: async (caller: Member, input: Input<'review.edit'>): Promise<Own> => {
      await requireOwn(db, caller, input);
      await inTransaction(db, (tx) => editReview(tx, caller, input));
      return changed(caller, input.id);
    },

    follow: async (caller: Member, input: Input<'review.follow'>): Promise<Own> => {
      await requireOwn(db, caller, input);
      await inTransaction(db, (tx) => followReview(tx, caller, input));
      return changed(caller, input.id);
    },
  };
};

const requireOwn = async (
  db: Db,
  caller: Member,
  said: { text: string; images?: string[] | undefined },
): Promise<void> => {
  requireFitting(said);
  if (!(await ownsMedia(db, caller.memberId, said.images ?? [])))
    throw new Refusal('request.invalid', { images: 'request.invalid' });
};

const toOwn = (row: Row, language: Language): Own => {
  const until = row.created_at.getTime() + editableMs;
  return {
    id: row.id,
    orderId: row.order_id,
    lineId: row.line_id,
    productId: String(row.product_id),
    name: pickText(row.name, language).text,
    specText: pickText(row.spec_text, language).text,
    image: row.image,
    score: row.score,
    service: row.service,
    logistics: row.logistics,
    text: row.text,
    images: row.images,
    anonymous: row.anonymous,
    at: row.created_at.toISOString(),
    editableUntil: new Date(until).toISOString(),
    editable: clock.nowMs() <= until,
    followUp: toFollowUp(row),
    reply: toReply(row),
    state: row.state,
    reason: row.reason,
  };
};
