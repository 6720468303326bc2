import type { AreaOptions } from '../../platform/area.ts';
import { createWorkReviewService } from './service.ts';

export const workReviewRoutes = ({ route, opened: { db } }: AreaOptions): void => {
  const reviews = createWorkReviewService(db);
  route.operator('workReview.list', (filter, caller) => reviews.list(caller, filter));
  route.operator('workReview.detail', (which, caller) => reviews.detail(caller, which));
  route.operator('workReview.take', (which, caller) => reviews.take(caller, which));
  route.operator('workReview.giveBack', (which, caller) => reviews.giveBack(caller, which));
  route.operator('workReason.list', () => reviews.reasons());
  route.operator('workReason.save', (input, caller) => reviews.saveReason(caller, input));
  route.operator('workReason.remove', ({ id }, caller) => reviews.removeReason(caller, id));
  route.operator('workReason.restore', ({ id }, caller) => reviews.removeReason(caller, id, true));
};
