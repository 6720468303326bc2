import { officePaths } from '@mall/contract/seller/office-paths';
import { goodsKindOf } from '@mall/office/drafts/products';
import { api, useMay } from '@mall/platform';
import { rights, useStaffRights } from '../rights.ts';

/** How a shop's own products are edited. */
export const goodsKind = goodsKindOf('ownGoods', {
  keptAs: 'goods',
  useRights: () => useStaffRights(rights.goods),
  useSeesSupply: () => useMay('finance.view'),
  submit: (at) => api('ownGoods.submit', at),
  takeBack: (id) => api('ownGoods.takeBack', { id }),
  setLabel: null,
  listPath: officePaths.ownGoods(),
  newPath: officePaths.productForm(),
  formPath: (id) => officePaths.productForm({ id }),
  importPath: officePaths.goodsImport(),
});
