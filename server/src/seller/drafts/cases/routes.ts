import type { AreaOptions } from '../../../platform/area.ts';
import { createDraftService } from '../core/service.ts';
import { caseKind } from './kind.ts';
import { piecesOfCase } from './pieces.queries.ts';

export const ownCaseRoutes = ({ route, opened: { db }, answers }: AreaOptions): void => {
  const cases = createDraftService(caseKind, { db, answers });
  route.staff('ownCase.list', (filter, caller) => cases.list(caller, filter));
  route.staff('ownCase.detail', ({ id }, caller) => cases.detail(caller, id));
  route.staff('ownCase.pieces', ({ skuIds }, caller) => piecesOfCase(db, caller, skuIds));
  route.staff('ownCase.create', (input, caller) => cases.create(caller, input));
  route.staff('ownCase.save', (input, caller) => cases.save(caller, input));
  route.staff('ownCase.copy', ({ id }, caller) => cases.copy(caller, id));
  route.staff('ownCase.submit', (at, caller) => cases.submit(caller, at));
  route.staff('ownCase.takeBack', ({ id }, caller) => cases.withdraw(caller, id));
  route.staff('ownCase.discard', (at, caller) => cases.discard(caller, at));
  route.staff('ownCase.show', async (input, caller) => ({ shown: await cases.show(caller, input) }));
  route.staff('ownCase.remove', ({ id }, caller) => cases.remove(caller, id));
  route.staff('ownCase.restore', ({ id }, caller) => cases.restore(caller, id));
  route.operator('platformCase.list', (paging, caller) => cases.waiting(caller, paging));
  route.operator('platformCase.detail', ({ id }) => cases.review(id));
  route.operator('platformCase.decide', (input, caller) => cases.decide(caller, input));
};
