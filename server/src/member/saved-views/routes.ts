import type { AreaOptions } from '../../platform/area.ts';
import { saveView } from './save.ts';
import { listViews } from './queries.ts';
import { removeView } from './remove.ts';

export const viewRoutes = ({ route, opened: { db } }: AreaOptions): void => {
  route.member('savedView.list', ({ page }, caller) => listViews(db, caller, page));
  route.member('savedView.save', (input, caller) => saveView(db, caller, input));
  route.member('savedView.remove', ({ id }, caller) => removeView(db, caller, id));
};
