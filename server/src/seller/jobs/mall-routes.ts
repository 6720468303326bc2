import { shopJob } from '@mall/contract/seller/shop-job';
import type { AreaOptions } from '../../platform/area.ts';
import { readParts } from '../../platform/media/upload.ts';
import { createExportService } from '../exports/service.ts';
import { createGoodsExportService } from '../exports/goods/service.ts';
import { makeKey } from '../exports/make-key.ts';
import { createImportService } from '../imports/core/service.ts';
import { countSheetKey } from '../imports/counts/template.ts';
import { ofMall } from './seller.ts';
import { createJobService } from './service.ts';

/** Exports of the mall's own orders, exports and imports of its products, for its operators; routes.ts defines the work itself. */
export const mallJobRoutes = ({
  route,
  opened: { db },
  jobs,
  ports: { storage },
  limits,
}: AreaOptions): void => {
  const work = createJobService({ db, jobs, storage });
  const exports = createExportService({ db, jobs });
  const imports = createImportService({ db, jobs, storage });
  const goodsExports = createGoodsExportService({ db, jobs });

  route.operator('platformOrder.exportCount', (input, caller) => exports.count(ofMall(caller), input));
  route.operator('platformOrder.exportJob', async (input, caller) => {
    await limits.take('exportKey', caller.memberId);
    return exports.begin(ofMall(caller), input);
  });
  route.operator('mallGoods.template', (_input, caller) => makeKey(db, ofMall(caller), { what: 'goods' }));
  route.operator('mallGoods.import', async (_input, caller, request) => {
    await limits.take('upload', caller.memberId);
    return imports.begin(ofMall(caller), 'goodsImport', await readParts(request, shopJob.picturesBytes));
  });
  route.operator('mallGoods.export', async (input, caller) => {
    await limits.take('exportKey', caller.memberId);
    return goodsExports.begin(ofMall(caller), input);
  });
  route.operator('mallStock.template', (input, caller) => countSheetKey(db, ofMall(caller), input));
  route.operator('mallStock.import', async (_input, caller, request) => {
    await limits.take('upload', caller.memberId);
    return imports.begin(ofMall(caller), 'stockCount', await readParts(request));
  });
  route.operator('mallJob.list', (input, caller) => work.list(ofMall(caller), input));
  route.operator('mallJob.detail', ({ id }, caller) => work.detail(ofMall(caller), id));
  route.operator('mallJob.rows', (input, caller) => work.rows(ofMall(caller), input));
  route.operator('mallJob.confirm', (input, caller) => work.confirm(ofMall(caller), input));
  route.operator('mallJob.cancel', ({ id }, caller) => work.cancel(ofMall(caller), id));
  route.operator('mallJob.retry', ({ id }, caller) => work.retry(ofMall(caller), id));
  route.operator('mallJob.fileKey', (input, caller) => work.fileKey(ofMall(caller), input));
  route.operatorFile('mallJob.file', ({ id }, caller) => work.file(ofMall(caller), id));
};
