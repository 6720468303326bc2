import type { AreaOptions } from '../../platform/area.ts';
import { createShopSales } from './service.ts';

export const shopSeckillRoutes = ({ route, opened: { db }, answers }: AreaOptions): void => {
  const sales = createShopSales({ db, answers });
  route.staff('shopSeckill.list', (input, caller) => sales.list(caller, input));
  route.staff('shopSeckill.detail', ({ id }, caller) => sales.detail(caller, id));
  route.staff('shopSeckill.goods', (input, caller) => sales.goods(caller, input));
  route.staff('shopSeckill.save', (input, caller) => sales.save(caller, input));
  route.staff('shopSeckill.discard', (input, caller) => sales.discard(caller, input));
  route.staff('shopSeckill.schedule', (input, caller) => sales.schedule(caller, input));
  route.staff('shopSeckill.adjust', (input, caller) => sales.adjust(caller, input));
  route.staff('shopSeckill.close', ({ id }, caller) => sales.close(caller, id));
};
