import type { AreaOptions } from '../../../platform/area.ts';
import { storeFilm } from '../../../platform/media/store-film.ts';
import { readFilm } from '../../../platform/media/upload.ts';
import { ofShop } from '../core/author.ts';
import { createDraftService } from '../core/service.ts';
import { goodsChoices } from './choices.queries.ts';
import { goodsKind } from './kind.ts';
import { selectProducts } from './select.queries.ts';

export const ownGoodsRoutes = ({ route, opened: { db }, answers, ports, limits }: AreaOptions): void => {
  const goods = createDraftService(goodsKind, { db, answers });
  route.staff('ownGoods.list', (filter, caller) => goods.list(ofShop(caller), filter));
  route.staff('ownGoods.detail', ({ id }, caller) => goods.detail(ofShop(caller), id));
  route.staff('ownGoods.choices', (_input, { staff, language }) => goodsChoices(db, staff.shopId, language));
  route.staff('ownGoods.film', async (_input, { memberId }, request) => {
    await limits.take('film', memberId);
    return storeFilm(db, ports.storage, memberId, await readFilm(request));
  });
  route.staff('ownGoods.create', (input, caller) => goods.create(ofShop(caller), input));
  route.staff('ownGoods.save', (input, caller) => goods.save(ofShop(caller), input));
  route.staff('ownGoods.copy', ({ id }, caller) => goods.copy(ofShop(caller), id));
  route.staff('ownGoods.submit', (at, caller) => goods.submit(ofShop(caller), at));
  route.staff('ownGoods.takeBack', ({ id }, caller) => goods.withdraw(ofShop(caller), id));
  route.staff('ownGoods.discard', (at, caller) => goods.discard(ofShop(caller), at));
  route.staff('ownGoods.sell', async ({ id, onSale }, caller) => ({
    onSale: await goods.show(ofShop(caller), { id, shown: onSale }),
  }));
  route.staff('ownGoods.remove', ({ id }, caller) => goods.remove(ofShop(caller), id));
  route.staff('ownGoods.restore', ({ id }, caller) => goods.restore(ofShop(caller), id));
  route.staff('product.select', (input, { staff, language }) =>
    selectProducts(db, staff.shopId, language, input),
  );
  route.operator('platformGoods.list', (paging, caller) => goods.waiting(caller, paging));
  route.operator('platformGoods.detail', ({ id }) => goods.review(id));
  route.operator('platformGoods.decide', (input, caller) => goods.decide(caller, input));
};
