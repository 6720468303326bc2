import { officePaths } from '@mall/contract/seller/office-paths';
import { caseKindOf } from '@mall/office/drafts/cases';
import { api } from '@mall/platform';
import { shopPieces } from '../../shop-pieces.ts';
import { rights, useStaffRights } from '../rights.ts';

/** How a shop's own design cases are edited. */
export const caseKind = caseKindOf('ownCase', {
  keptAs: 'case',
  useRights: () => useStaffRights(rights.case),
  pieces: shopPieces,
  submit: (at) => api('ownCase.submit', at),
  takeBack: (id) => api('ownCase.takeBack', { id }),
  listPath: officePaths.cases(),
  newPath: officePaths.caseForm(),
  formPath: (id) => officePaths.caseForm({ id }),
});
