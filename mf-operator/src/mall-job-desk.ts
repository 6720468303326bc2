import { shopJob } from '@mall/contract/seller/shop-job';
import type { Import, JobDesk } from '@mall/office/jobs';
import { useMayOperate } from './useMe.ts';
import { productPaths } from './product-paths.ts';

/** The mall's own jobs: exports of its orders, exports and imports of its products, which may publish what is complete. */
export const mallJobDesk: JobDesk = {
  of: 'mallJob',
  path: '/operator/jobs',
  madePath: (published) => (published ? productPaths.list : productPaths.drafts),
  makes: ['mallGoods.list', 'mallStock.list', 'operator.start'],
  publishes: true,
  useMayWork: () => {
    const [exports, imports] = [useMayOperate('order.view'), useMayOperate('catalogue.view')];
    return exports || imports;
  },
};

export const mallImport: Import = {
  kind: 'goodsImport',
  words: 'mallImport',
  template: 'mallGoods.template',
  send: 'mallGoods.import',
  exports: 'mallGoods',
  mostRows: shopJob.importGoodsRows,
  mostZip: shopJob.picturesBytes,
  from: productPaths.list,
  useMay: () => useMayOperate('catalogue.edit'),
};
