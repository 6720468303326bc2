import type { AreaOptions } from '../../../platform/area.ts';
import { storeFilm } from '../../../platform/media/store-film.ts';
import { readFilm } from '../../../platform/media/upload.ts';
import { ofMall } from '../core/author.ts';
import { adoptDrafts } from '../core/adopt.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { createDraftService } from '../core/service.ts';
import { goodsAdopter } from './adopted.ts';
import { mallChoices } from './choices.queries.ts';
import { goodsKind } from './kind.ts';
import { selectProducts } from './select.queries.ts';
import { setLabel } from './set-label.ts';

/** The mall's own products, for its operators (docs/decisions/070). */
export const mallGoodsRoutes = ({
  route,
  jobs,
  opened: { db },
  answers,
  ports,
  limits,
}: AreaOptions): void => {
  const goods = createDraftService(goodsKind, { db, answers });
  route.operator('mallGoods.list', (filter, caller) => goods.list(ofMall(caller), filter));
  route.operator('mallGoods.detail', ({ id }, caller) => goods.detail(ofMall(caller), id));
  route.operator('mallGoods.choices', (_input, { language }) => mallChoices(db, language));
  route.operator('mallGoods.select', (input, { language }) => selectProducts(db, null, language, input));
  route.operator('mallGoods.film', async (_input, { memberId }, request) => {
    await limits.take('film', memberId);
    return storeFilm(db, ports.storage, memberId, await readFilm(request));
  });
  route.operator('mallGoods.create', (input, caller) => goods.create(ofMall(caller), input));
  route.operator('mallGoods.save', (input, caller) => goods.save(ofMall(caller), input));
  route.operator('mallGoods.copy', ({ id }, caller) => goods.copy(ofMall(caller), id));
  route.operator('mallGoods.publish', (at, caller) => goods.publish(ofMall(caller), at));
  route.operator('mallGoods.discard', (at, caller) => goods.discard(ofMall(caller), at));
  route.operator('mallGoods.sell', async ({ id, onSale }, caller) => ({
    onSale: await goods.show(ofMall(caller), { id, shown: onSale }),
  }));
  route.operator('mallGoods.label', async (input, caller) => {
    await inTransaction(db, (tx) => setLabel(tx, ofMall(caller), input));
    answers.raise(...goodsKind.raises);
    return { on: input.on };
  });
  route.operator('mallGoods.remove', ({ id }, caller) => goods.remove(ofMall(caller), id));
  route.operator('mallGoods.restore', ({ id }, caller) => goods.restore(ofMall(caller), id));

  jobs.define('mallGoods.adopt', () => adoptDrafts(db, goodsAdopter), '*/10 * * * *');
};
