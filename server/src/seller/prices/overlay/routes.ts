import type { AreaOptions } from '../../../platform/area.ts';
import { batchPrice } from './batch-price.ts';
import { changePrice, recoverPrice, undoPrice } from './change-price.ts';
import { listGoods, listPrices } from './lists.ts';
import { showMany, showProduct, undoShow } from './show.ts';

export const shopGoodsRoutes = ({ route, opened: { db }, answers }: AreaOptions): void => {
  const parts = { db, answers };
  route.staff('shopGoods.list', (input, caller) => listGoods(db, caller, input));
  route.staff('shopGoods.prices', (input, caller) => listPrices(parts, caller, input));
  route.staff('shopGoods.changePrice', (input, caller) => changePrice(parts, caller, input));
  route.staff('shopGoods.recover', (input, caller) => recoverPrice(parts, caller, input));
  route.staff('shopGoods.batchPrice', (input, caller) => batchPrice(parts, caller, input));
  route.staff('shopGoods.undoPrice', ({ id }, caller) => undoPrice(parts, caller, id));
  route.staff('shopGoods.show', (input, caller) => showProduct(parts, caller, input));
  route.staff('shopGoods.batchShow', (input, caller) => showMany(parts, caller, input));
  route.staff('shopGoods.undoShow', ({ id }, caller) => undoShow(parts, caller, id));
};
