import { goodsKindOf } from '@mall/office/drafts/products';
import { api } from '@mall/platform';
import { BanButtons } from '../BanButtons.tsx';
import { useCatalogueRights } from '../mall-drafts.ts';
import { productPaths } from '../product-paths.ts';

/** How the mall's own products are edited: nobody reviews them, and an operator of the catalogue sees all of one. */
export const mallGoodsKind = goodsKindOf('mallGoods', {
  keptAs: 'mallGoods',
  useRights: useCatalogueRights,
  useSeesSupply: () => true,
  submit: (at) => api('mallGoods.publish', at),
  takeBack: null,
  setLabel: (id, label, on) => api('mallGoods.label', { id, label, on }),
  moreBulk: (chosen, start) => <BanButtons chosen={chosen} start={start} />,
  listPath: productPaths.list,
  newPath: productPaths.form(),
  formPath: productPaths.form,
  importPath: productPaths.sheet,
});
