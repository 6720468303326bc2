import { officePaths } from '@mall/contract/seller/office-paths';
import { packageKindOf } from '@mall/office/drafts/packages';
import { api } from '@mall/platform';
import { shopPieces } from '../../shop-pieces.ts';
import { rights, useStaffRights } from '../rights.ts';

/** How a shop's own packages are edited. */
export const packageKind = packageKindOf('ownPackage', {
  keptAs: 'package',
  useRights: () => useStaffRights(rights.package),
  pieces: shopPieces,
  submit: (at) => api('ownPackage.submit', at),
  takeBack: (id) => api('ownPackage.takeBack', { id }),
  listPath: officePaths.packages(),
  newPath: officePaths.packageForm(),
  formPath: (id) => officePaths.packageForm({ id }),
});
