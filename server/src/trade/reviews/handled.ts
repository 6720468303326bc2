import { type Language, pickText } from '@mall/contract/core/languages';
import type { Input, Item, Output } from '@mall/contract/operations';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Operator, Staff } from '../../platform/http/caller.ts';
import { mallsOwn } from '../../platform/http/seller.ts';
import { maskName } from '../../platform/i18n/mask.ts';
import { answerReview, isAnswerable } from './answer-review.ts';
import { decideReview } from './decide-review.ts';
import { dismissReport } from './dismiss-report.ts';
import { type HandledRow, namedOf, reviewsOfMall, reviewsOfShop } from './handled.queries.ts';
import { toFollowUp, toReply } from './parts.ts';
import { reportReview } from './report-review.ts';

/** Reviews of shoppers, as the shops that sold the goods and the mall's operators handle them. */
export const createHandledReviews = ({ db, answers }: { db: Db; answers: Answers }) => {
  const changed = async (work: (tx: Tx) => Promise<void>): Promise<null> => {
    await inTransaction(db, work);
    answers.raise('reviews', 'catalogue');
    return null;
  };
  return {
    ofShop: async (
      { staff, language }: Staff,
      filter: Input<'shopReview.list'>,
    ): Promise<Output<'shopReview.list'>> => {
      const { rows, counts } = await reviewsOfShop(db, staff.shopId, filter);
      return {
        list: rows.map((row) => ({
          ...toHandled(row, language),
          author: row.anonymous ? maskName(row.author) : row.author,
        })),
        total: counts[filter.tab] ?? 0,
        page: filter.page,
        size: filter.size,
        counts,
      };
    },
    ofMall: async (
      { language }: Operator,
      filter: Input<'mallReview.list'>,
    ): Promise<Output<'mallReview.list'>> => {
      const { rows, counts } = await reviewsOfMall(db, filter);
      const { seller, product } = await namedOf(db, filter);
      return {
        list: rows.map((row) => ({
          ...toHandled(row, language),
          shop: row.shop_id === null ? null : { id: row.shop_id, name: row.shop_name ?? '' },
          contact: row.contact,
          decidedBy: row.decider,
        })),
        total: counts[filter.tab] ?? 0,
        page: filter.page,
        size: filter.size,
        counts,
        shop: seller === undefined ? null : { id: seller.id, name: seller.store_name },
        product:
          product === undefined
            ? null
            : { id: String(product.id), name: pickText(product.name, language).text },
      };
    },
    answerForShop: (caller: Staff, input: Input<'shopReview.answer'>): Promise<null> =>
      changed((tx) => answerReview(tx, caller, { shopId: caller.staff.shopId }, input)),
    answerForMall: (caller: Operator, input: Input<'mallReview.answer'>): Promise<null> =>
      changed((tx) => answerReview(tx, caller, mallsOwn, input)),
    report: async (caller: Staff, input: Input<'shopReview.report'>): Promise<null> => {
      await inTransaction(db, (tx) => reportReview(tx, caller, input));
      return null;
    },
    decide: (caller: Operator, input: Input<'mallReview.decide'>): Promise<null> =>
      changed((tx) => decideReview(tx, caller, input)),
    dismissReport: async (caller: Operator, input: Input<'mallReview.dismissReport'>): Promise<null> => {
      await inTransaction(db, (tx) => dismissReport(tx, caller, input));
      return null;
    },
  };
};

const toHandled = (row: HandledRow, language: Language): Item<'shopReview.list'> => {
  const reply = toReply(row);
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    author: row.author,
    anonymous: row.anonymous,
    score: row.score,
    service: row.service,
    logistics: row.logistics,
    text: row.text,
    images: row.images,
    at: row.created_at.toISOString(),
    followUp: toFollowUp(row),
    product: {
      id: String(row.product_id),
      name: pickText(row.name, language).text,
      image: row.image,
      spec: pickText(row.spec_text, language).text,
    },
    order: { id: row.order_id, no: row.no },
    reason: row.reason,
    reply: reply && { ...reply, by: row.replier ?? '', editable: isAnswerable(row.first_reply_at) },
    report:
      row.report_reason === null || row.report_state === null || row.reported_at === null
        ? null
        : {
            reason: row.report_reason,
            note: row.report_note ?? '',
            at: row.reported_at.toISOString(),
            state: row.report_state,
          },
  };
};
