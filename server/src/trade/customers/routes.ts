import type { AreaOptions } from '../../platform/area.ts';
import { createCustomerService } from './service.ts';

export const customerRoutes = ({ route, opened: { db } }: AreaOptions): void => {
  const customers = createCustomerService({ db });
  route.staff('shopCustomer.list', (input, caller) => customers.list(caller, input));
  route.staff('shopCustomer.detail', ({ userId }, caller) => customers.detail(caller, userId));
  route.staff('shopCustomer.orders', (input, caller) => customers.orders(caller, input));
  route.staff('shopCustomer.save', (input, caller) => customers.save(caller, input));
};
