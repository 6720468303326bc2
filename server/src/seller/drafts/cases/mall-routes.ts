import type { AreaOptions } from '../../../platform/area.ts';
import { mallsOwn } from '../../../platform/http/seller.ts';
import { adoptDrafts } from '../core/adopt.ts';
import { ofMall } from '../core/author.ts';
import { createDraftService } from '../core/service.ts';
import { caseAdopter } from './adopted.ts';
import { caseKind } from './kind.ts';
import { piecesOfCase } from './pieces.queries.ts';

/** The mall's own design cases, for its operators (docs/decisions/070). */
export const mallCaseRoutes = ({ route, jobs, opened: { db }, answers }: AreaOptions): void => {
  const cases = createDraftService(caseKind, { db, answers });
  route.operator('mallCase.list', (filter, caller) => cases.list(ofMall(caller), filter));
  route.operator('mallCase.detail', ({ id }, caller) => cases.detail(ofMall(caller), id));
  route.operator('mallCase.pieces', ({ skuIds }, { language }) =>
    piecesOfCase(db, mallsOwn, language, skuIds),
  );
  route.operator('mallCase.create', (input, caller) => cases.create(ofMall(caller), input));
  route.operator('mallCase.save', (input, caller) => cases.save(ofMall(caller), input));
  route.operator('mallCase.copy', ({ id }, caller) => cases.copy(ofMall(caller), id));
  route.operator('mallCase.publish', (at, caller) => cases.publish(ofMall(caller), at));
  route.operator('mallCase.discard', (at, caller) => cases.discard(ofMall(caller), at));
  route.operator('mallCase.show', async (input, caller) => ({
    shown: await cases.show(ofMall(caller), input),
  }));
  route.operator('mallCase.remove', ({ id }, caller) => cases.remove(ofMall(caller), id));
  route.operator('mallCase.restore', ({ id }, caller) => cases.restore(ofMall(caller), id));

  jobs.define('mallCase.adopt', () => adoptDrafts(db, caseAdopter), '*/10 * * * *');
};
