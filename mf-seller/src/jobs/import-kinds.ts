import { shopJob } from '@mall/contract/shop-job';

/** What is asked for the list to fill in, where the file goes, and how many rows it may have. */
export const importKinds = {
  priceImport: { list: 'shopPrice.template', send: 'shopPrice.import', mostRows: shopJob.importRows },
  goodsImport: { list: 'ownGoods.template', send: 'ownGoods.import', mostRows: shopJob.importGoodsRows },
} as const;
export type ImportKind = keyof typeof importKinds;
