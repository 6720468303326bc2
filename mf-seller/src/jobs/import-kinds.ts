import { officePaths } from '@mall/contract/seller/office-paths';
import { shopJob } from '@mall/contract/seller/shop-job';

/**
 * Per kind: the operation for the template, the one for the file, the maximum rows, and the page of its
 * goods.
 */
export const importKinds = {
  priceImport: {
    list: 'shopPrice.template',
    send: 'shopPrice.import',
    mostRows: shopJob.importRows,
    from: officePaths.retailPrice(),
  },
  goodsImport: {
    list: 'ownGoods.template',
    send: 'ownGoods.import',
    mostRows: shopJob.importGoodsRows,
    from: officePaths.ownGoods(),
  },
} as const;
export type ImportKind = keyof typeof importKinds;
