import { emptyPackage, type PackageContent } from '@mall/contract/seller/own-package';
import { officePaths } from '@mall/contract/seller/office-paths';
import type { DraftKind } from '@mall/office/drafts';
import { api, queryClient, queryKeyOf, refresh } from '@mall/platform';
import { rights, useStaffRights } from '../rights.ts';

/** How a shop's own packages are edited. */
export const packageKind: DraftKind<PackageContent> = {
  kind: 'package',
  keptAs: 'package',
  offer: 'sale',
  useRights: () => useStaffRights(rights.package),
  empty: emptyPackage,
  nameIn: ({ name }) => name,
  isContent: (value) => 'rooms' in value,
  create: (content) => api('ownPackage.create', { content }),
  save: (input) => api('ownPackage.save', input),
  submit: (at) => api('ownPackage.submit', at),
  takeBack: (id) => api('ownPackage.takeBack', { id }),
  discard: (at) => api('ownPackage.discard', at),
  copy: (id) => api('ownPackage.copy', { id }),
  remove: (id) => api('ownPackage.remove', { id }),
  restore: (id) => api('ownPackage.restore', { id }),
  sell: (id, onSale) => api('ownPackage.sell', { id, onSale }),
  fresh: (id) =>
    queryClient.fetchQuery({
      queryKey: queryKeyOf('ownPackage.detail', { id }),
      queryFn: () => api('ownPackage.detail', { id }),
      staleTime: 0,
    }),
  refreshList: () => void refresh('ownPackage.list'),
  refreshDetail: () => void refresh('ownPackage.detail'),
  listPath: officePaths.packages(),
  newPath: officePaths.packageForm(),
  formPath: (id) => officePaths.packageForm({ id }),
};
