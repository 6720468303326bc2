import type { AreaOptions } from '../../platform/area.ts';
import { billOf } from './bill.ts';
import { caseDetail, listCases } from './cases.ts';
import { listPieces } from './pieces.ts';
import { createDesignService } from './service.ts';

export const designRoutes = ({ route, opened: { db }, answers }: AreaOptions): void => {
  const designs = createDesignService({ db });
  route.cached('designCase.list', ['catalogue', 'prices'], (input, caller) => listCases(db, caller, input));
  route.cached('designCase.detail', ['catalogue', 'prices'], ({ id }, caller) =>
    caseDetail(db, caller, Number(id)),
  );
  route.member('design.list', (_input, caller) => designs.list(caller));
  route.member('design.detail', ({ id }, caller) => designs.detail(caller, id));
  route.member('design.save', (input, caller) => designs.save(caller, input));
  route.member('design.remove', ({ id }, caller) => designs.remove(caller, id));
  route.member('design.share', (input, caller) => designs.share(caller, input));
  route.visitor('design.shared', ({ shareCode }) => designs.shared(shareCode));
  route.cached('design.pieces', ['catalogue', 'prices'], (input, caller) =>
    listPieces({ db, answers }, caller, input),
  );
  route.visitor('design.bill', (input, caller) => billOf(db, caller, input));
};
