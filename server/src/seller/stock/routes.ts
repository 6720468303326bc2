import type { AreaOptions } from '../../platform/area.ts';
import { ofMall, ofShop } from './keeper.ts';
import { createStockService } from './service.ts';

export const stockRoutes = ({ route, opened: { db }, answers }: AreaOptions): void => {
  const shops = createStockService('shopStock', { db, answers });
  route.staff('shopStock.list', (filter, caller) => shops.list(ofShop(caller), filter));
  route.staff('shopStock.detail', ({ id }, caller) => shops.detail(ofShop(caller), id));
  route.staff('shopStock.moves', (input, caller) => shops.moves(ofShop(caller), input));
  route.staff('shopStock.change', (input, caller) => shops.change(ofShop(caller), input));
  route.staff('shopStock.count', (input, caller) => shops.count(ofShop(caller), input));
  route.staff('shopStock.undoCount', ({ id }, caller) => shops.undoCount(ofShop(caller), id));
  route.staff('shopStock.reorder', (input, caller) => shops.reorder(ofShop(caller), input));

  const malls = createStockService('mallStock', { db, answers });
  route.operator('mallStock.list', (filter, caller) => malls.list(ofMall(caller), filter));
  route.operator('mallStock.detail', ({ id }, caller) => malls.detail(ofMall(caller), id));
  route.operator('mallStock.moves', (input, caller) => malls.moves(ofMall(caller), input));
  route.operator('mallStock.change', (input, caller) => malls.change(ofMall(caller), input));
  route.operator('mallStock.count', (input, caller) => malls.count(ofMall(caller), input));
  route.operator('mallStock.undoCount', ({ id }, caller) => malls.undoCount(ofMall(caller), id));
  route.operator('mallStock.reorder', (input, caller) => malls.reorder(ofMall(caller), input));
};
