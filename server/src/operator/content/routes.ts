import type { AreaOptions } from '../../platform/area.ts';
import { createAnnouncementService } from './announcements.ts';
import { createLegalService } from './legal.ts';
import { createContentService } from './service.ts';

export const contentRoutes = ({ route, opened: { db }, answers }: AreaOptions): void => {
  const content = createContentService({ db, answers });
  route.operator('hotWord.list', () => content.hotWords());
  route.operator('hotWord.save', (input, caller) => content.saveHotWords(caller, input));
  const announcements = createAnnouncementService({ db, answers });
  route.operator('announcement.list', () => announcements.list());
  route.operator('announcement.save', (input, caller) => announcements.save(caller, input));
  route.operator('announcement.remove', ({ id }, caller) => announcements.remove(caller, id));
  route.operator('announcement.restore', ({ id }, caller) => announcements.restore(caller, id));
  const legal = createLegalService({ db, answers });
  route.operator('mallLegal.list', (_input, caller) => legal.list(caller));
  route.operator('mallLegal.detail', (input) => legal.detail(input));
  route.operator('mallLegal.publish', (input, caller) => legal.publish(caller, input));
  route.operator('platformBanner.list', ({ kind }) => content.banners(kind));
  route.operator('platformBanner.save', (input, caller) => content.save(caller, input));
  route.operator('platformBanner.fromReview', (input, caller) => content.fromReview(caller, input));
  route.operator('platformBanner.order', (input, caller) => content.order(caller, input));
  route.operator('platformBanner.remove', ({ id }, caller) => content.remove(caller, id));
  route.operator('platformBanner.restore', ({ id }, caller) => content.restore(caller, id));
};
