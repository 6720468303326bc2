import { caseKindOf } from '@mall/office/drafts/cases';
import { api } from '@mall/platform';
import { mallPieces, useCatalogueRights } from '../mall-drafts.ts';
import { casePaths } from './paths.ts';

/** How the mall's own design cases are edited: nobody reviews them. */
export const mallCaseKind = caseKindOf('mallCase', {
  keptAs: 'mallCase',
  useRights: useCatalogueRights,
  pieces: mallPieces,
  submit: (at) => api('mallCase.publish', at),
  takeBack: null,
  listPath: casePaths.list,
  newPath: casePaths.form(),
  formPath: casePaths.form,
});
