import type { AreaOptions } from '../../../platform/area.ts';
import { createDraftService } from '../core/service.ts';
import { goodsChoices } from './choices.queries.ts';
import { goodsKind } from './kind.ts';
import { selectProducts } from './select.queries.ts';

export const ownGoodsRoutes = ({ route, opened: { db }, answers }: AreaOptions): void => {
  const goods = createDraftService(goodsKind, { db, answers });
  route.staff('ownGoods.list', (filter, caller) => goods.list(caller, filter));
  route.staff('ownGoods.detail', ({ id }, caller) => goods.detail(caller, id));
  route.staff('ownGoods.choices', (_input, { staff, language }) => goodsChoices(db, staff.shopId, language));
  route.staff('ownGoods.create', (input, caller) => goods.create(caller, input));
  route.staff('ownGoods.save', (input, caller) => goods.save(caller, input));
  route.staff('ownGoods.copy', ({ id }, caller) => goods.copy(caller, id));
  route.staff('ownGoods.submit', (at, caller) => goods.submit(caller, at));
  route.staff('ownGoods.takeBack', ({ id }, caller) => goods.withdraw(caller, id));
  route.staff('ownGoods.discard', (at, caller) => goods.discard(caller, at));
  route.staff('ownGoods.sell', async ({ id, onSale }, caller) => ({
    onSale: await goods.show(caller, { id, shown: onSale }),
  }));
  route.staff('ownGoods.remove', ({ id }, caller) => goods.remove(caller, id));
  route.staff('ownGoods.restore', ({ id }, caller) => goods.restore(caller, id));
  route.staff('product.select', (input, caller) => selectProducts(db, caller, input));
  route.operator('platformGoods.list', (paging, caller) => goods.waiting(caller, paging));
  route.operator('platformGoods.detail', ({ id }) => goods.review(id));
  route.operator('platformGoods.decide', (input, caller) => goods.decide(caller, input));
};
