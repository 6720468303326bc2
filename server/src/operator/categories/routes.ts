import type { AreaOptions } from '../../platform/area.ts';
import { createCategoryService } from './service.ts';

export const mallCategoryRoutes = ({ route, opened: { db }, answers, jobs }: AreaOptions): void => {
  const categories = createCategoryService({ db, answers, jobs });
  route.operator('mallCategory.list', () => categories.list());
  route.operator('mallCategory.begin', (_input, caller) => categories.begin(caller));
  route.operator('mallCategory.create', (input, caller) => categories.create(caller, input));
  route.operator('mallCategory.change', (input, caller) => categories.change(caller, input));
  route.operator('mallCategory.move', (input, caller) => categories.move(caller, input));
  route.operator('mallCategory.remove', ({ id }, caller) => categories.remove(caller, Number(id)));
};
