import type { AreaOptions } from '../../platform/area.ts';
import { createMallBrandService } from './service.ts';

export const mallBrandRoutes = ({ route, opened: { db }, answers, jobs }: AreaOptions): void => {
  const brands = createMallBrandService({ db, answers, jobs });
  route.operator('mallBrand.list', (input) => brands.list(input));
  route.operator('mallBrand.create', (input, caller) => brands.create(caller, input));
  route.operator('mallBrand.change', (input, caller) => brands.change(caller, input));
  route.operator('mallBrand.chooseHome', (input, caller) => brands.chooseHome(caller, input));
  route.operator('mallBrand.place', (input, caller) => brands.place(caller, input));
  route.operator('mallBrand.remove', ({ id }, caller) => brands.remove(caller, Number(id)));
  route.operator('mallBrand.restore', ({ id }, caller) => brands.restore(caller, Number(id)));
};
