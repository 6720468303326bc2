import { officePaths } from '@mall/contract/seller/office-paths';
import { shopJob } from '@mall/contract/seller/shop-job';

/** What is asked for the list to fill in, where the file goes, how many rows it may have, and which page its goods are on. */
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
