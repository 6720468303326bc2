import type { AreaOptions } from '../../../platform/area.ts';
import { createOwnBrandService } from './service.ts';

export const ownBrandRoutes = ({ route, opened: { db }, answers }: AreaOptions): void => {
  const brands = createOwnBrandService({ db, answers });
  route.staff('ownBrand.list', (filter, caller) => brands.list(caller, filter));
  route.staff('ownBrand.create', (content, caller) => brands.create(caller, content));
  route.staff('ownBrand.save', (input, caller) => brands.save(caller, input));
  route.staff('ownBrand.remove', ({ id }, caller) => brands.remove(caller, id));
  route.staff('ownBrand.restore', ({ id }, caller) => brands.restore(caller, id));
  route.operator('platformBrand.list', (paging) => brands.waiting(paging));
  route.operator('platformBrand.decide', (input, caller) => brands.decide(caller, input));
};
