import type { AreaOptions } from '../../../platform/area.ts';
import { ofShop } from '../core/author.ts';
import { createDraftService } from '../core/service.ts';
import { caseKind } from './kind.ts';
import { piecesOfCase } from './pieces.queries.ts';

export const ownCaseRoutes = ({ route, opened: { db }, answers }: AreaOptions): void => {
  const cases = createDraftService(caseKind, { db, answers });
  route.staff('ownCase.list', (filter, caller) => cases.list(ofShop(caller), filter));
  route.staff('ownCase.detail', ({ id }, caller) => cases.detail(ofShop(caller), id));
  route.staff('ownCase.pieces', ({ skuIds }, caller) =>
    piecesOfCase(db, ofShop(caller).scope, caller.language, skuIds),
  );
  route.staff('ownCase.create', (input, caller) => cases.create(ofShop(caller), input));
  route.staff('ownCase.save', (input, caller) => cases.save(ofShop(caller), input));
  route.staff('ownCase.copy', ({ id }, caller) => cases.copy(ofShop(caller), id));
  route.staff('ownCase.submit', (at, caller) => cases.submit(ofShop(caller), at));
  route.staff('ownCase.takeBack', ({ id }, caller) => cases.withdraw(ofShop(caller), id));
  route.staff('ownCase.discard', (at, caller) => cases.discard(ofShop(caller), at));
  route.staff('ownCase.show', async (input, caller) => ({ shown: await cases.show(ofShop(caller), input) }));
  route.staff('ownCase.remove', ({ id }, caller) => cases.remove(ofShop(caller), id));
  route.staff('ownCase.restore', ({ id }, caller) => cases.restore(ofShop(caller), id));
  route.operator('platformCase.list', (paging, caller) => cases.waiting(caller, paging));
  route.operator('platformCase.detail', ({ id }) => cases.review(id));
  route.operator('platformCase.decide', (input, caller) => cases.decide(caller, input));
};
