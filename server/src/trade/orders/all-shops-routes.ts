import type { AreaOptions } from '../../platform/area.ts';
import { createAllShopsService } from './all-shops-service.ts';

export const allShopsOrderRoutes = ({ route, opened: { db } }: AreaOptions): void => {
  const orders = createAllShopsService(db);
  route.operator('mallShopOrder.list', (input, caller) => orders.list(caller, input));
  route.operator('mallShopOrder.detail', ({ id }, caller) => orders.detail(caller, id));
  route.operator('mallShopOrder.reveal', (input, caller) => orders.reveal(caller, input));
};
