import { packageKindOf } from '@mall/office/drafts/packages';
import { api } from '@mall/platform';
import { mallPieces, useCatalogueRights } from '../mall-drafts.ts';
import { packagePaths } from './paths.ts';

/** How the mall's own packages are edited: nobody reviews them. */
export const mallPackageKind = packageKindOf('mallPackage', {
  keptAs: 'mallPackage',
  useRights: useCatalogueRights,
  pieces: mallPieces,
  submit: (at) => api('mallPackage.publish', at),
  takeBack: null,
  listPath: packagePaths.list,
  newPath: packagePaths.form(),
  formPath: packagePaths.form,
});
