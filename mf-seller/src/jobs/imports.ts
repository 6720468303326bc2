import { officePaths } from '@mall/contract/seller/office-paths';
import { jobPermission, shopJob } from '@mall/contract/seller/shop-job';
import type { Import } from '@mall/office/jobs';
import { useMay } from '@mall/platform';

export const priceImport: Import = {
  kind: 'priceImport',
  words: 'priceImport',
  template: 'shopPrice.template',
  send: 'shopPrice.import',
  exports: null,
  mostRows: shopJob.importRows,
  mostZip: null,
  from: officePaths.retailPrice(),
  useMay: () => useMay(jobPermission.priceImport),
};

export const goodsImport: Import = {
  kind: 'goodsImport',
  words: 'goodsImport',
  template: 'ownGoods.template',
  send: 'ownGoods.import',
  exports: 'ownGoods',
  mostRows: shopJob.importGoodsRows,
  mostZip: shopJob.picturesBytes,
  from: officePaths.ownGoods(),
  useMay: () => useMay(jobPermission.goodsImport),
};
