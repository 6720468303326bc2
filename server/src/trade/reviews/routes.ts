import type { AreaOptions } from '../../platform/area.ts';
import { createHandledReviews } from './handled.ts';
import { listReviews } from './list.queries.ts';
import { createOwnReviews } from './own.ts';
import { createReviewService } from './service.ts';
import { voteReview } from './vote.ts';
import { marksOf } from './queries.ts';

export const reviewRoutes = ({ route, opened, answers }: AreaOptions): void => {
  const reviews = createReviewService({ db: opened.db, answers });
  route.member('order.evaluate', (input, caller) => reviews.evaluate(caller, input));
  const own = createOwnReviews({ db: opened.db, answers });
  route.member('review.mine', (input, caller) => own.mine(caller, input));
  route.member('review.edit', (input, caller) => own.edit(caller, input));
  route.member('review.follow', (input, caller) => own.follow(caller, input));
  route.member('review.useful', (input, caller) => voteReview({ db: opened.db, answers }, caller, input));
  route.member('review.marks', ({ productId }, caller) => marksOf(opened.db, caller, productId));
  const handled = createHandledReviews({ db: opened.db, answers });
  route.staff('shopReview.list', (filter, caller) => handled.ofShop(caller, filter));
  route.staff('shopReview.answer', (input, caller) => handled.answerForShop(caller, input));
  route.staff('shopReview.report', (input, caller) => handled.report(caller, input));
  route.operator('mallReview.list', (filter, caller) => handled.ofMall(caller, filter));
  route.operator('mallReview.decide', (input, caller) => handled.decide(caller, input));
  route.operator('mallReview.dismissReport', (input, caller) => handled.dismissReport(caller, input));
  route.operator('mallReview.answer', (input, caller) => handled.answerForMall(caller, input));
  route.cached('review.list', ['reviews'], (input, caller) => listReviews(opened.db, input, caller.language));
};
