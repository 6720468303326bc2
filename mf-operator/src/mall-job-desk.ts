import { mallJobPermission, shopJob } from '@mall/contract/seller/shop-job';
import type { Import, JobDesk } from '@mall/office/jobs';
import { useMayOperate, useMe } from './useMe.ts';
import { productPaths } from './product-paths.ts';

/** The mall's own jobs: exports of its orders and of the console's lists, exports and imports of its products, which may publish what is complete. */
export const mallJobDesk: JobDesk = {
  of: 'mallJob',
  path: '/operator/jobs',
  madePath: (published) => (published ? productPaths.list : productPaths.drafts),
  makes: ['mallGoods.list', 'mallStock.list', 'operator.start'],
  publishes: true,
  useMayWork: () => {
    const { me } = useMe();
    const asked = Object.values(mallJobPermission).map(({ see }) => see);
    return asked.some((key) => me?.permissions.includes(key) ?? false);
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
