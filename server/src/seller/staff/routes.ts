import type { AreaOptions } from '../../platform/area.ts';
import { createRoleService } from './roles.ts';
import { createStaffService } from './service.ts';
import { transferShop } from './transfer.ts';

export const staffRoutes = ({ route, opened: { db }, limits }: AreaOptions): void => {
  const staff = createStaffService({ db, limits });
  const roles = createRoleService({ db });
  route.staff('staff.search', ({ keyword }, caller) => staff.search(caller, keyword));
  route.staff('staff.list', (input, caller) => staff.list(caller, input));
  route.staff('staff.add', (input, caller) => staff.add(caller, input));
  route.staff('staff.change', (input, caller) => staff.change(caller, input));
  route.staff('staff.remove', ({ id }, caller) => staff.remove(caller, id));
  route.member('staff.leave', ({ shopId }, caller) => staff.leave(caller, shopId));
  route.member('staff.shops', (_input, caller) => staff.shops(caller));
  route.member('staff.helpers', (input, caller) => staff.helpers(caller, input));
  route.staff('staff.transfer', (input, caller) => transferShop({ db, limits }, caller, input));
  route.staff('role.list', (_input, caller) => roles.list(caller));
  route.staff('role.create', (input, caller) => roles.create(caller, input));
  route.staff('role.change', (input, caller) => roles.change(caller, input));
  route.staff('role.remove', (input, caller) => roles.remove(caller, input));
};
