import { shopJob } from '@mall/contract/seller/shop-job';
import type { AreaOptions } from '../../platform/area.ts';
import { createCustomerExportService } from '../exports/customers/service.ts';
import { createGoodsExportService } from '../exports/goods/service.ts';
import { createExportService } from '../exports/service.ts';
import { makeKey } from '../exports/make-key.ts';
import { fetchPicture, pictureTimeoutMs } from '../../platform/media/fetch-picture.ts';
import { resolveName } from '../../platform/webhooks/public-address.ts';
import { readParts } from '../../platform/media/upload.ts';
import { createImportService } from '../imports/core/service.ts';
import { countSheetKey } from '../imports/counts/template.ts';
import { lanes } from './begin.ts';
import { createRunner } from './run.ts';
import { createJobService } from './service.ts';
import { ofShop } from './seller.ts';
import { sweepJobs } from './sweep.ts';
import { worksOf } from './works.ts';

/** Exports, imports, and their background work (docs/features/background-jobs.md). */
export const shopJobRoutes = ({
  route,
  opened,
  jobs,
  ports,
  limits,
  answers,
  settings,
}: AreaOptions): void => {
  const { db } = opened;
  const { storage } = ports;
  const exports = createExportService({ db, jobs });
  const goods = createGoodsExportService({ db, jobs });
  const customers = createCustomerExportService({ db, jobs });
  const work = createJobService({ db, jobs, storage });
  const imports = createImportService({ db, jobs, storage });

  route.staff('shopOrder.exportCount', (input, caller) => exports.count(ofShop(caller), input));
  route.staff('shopOrder.exportKey', async ({ id }, caller) => {
    await limits.take('exportKey', caller.memberId);
    return exports.keyOfOne(caller, id);
  });
  route.staff('shopOrder.batchExportKey', async (input, caller) => {
    await limits.take('exportKey', caller.memberId);
    return exports.keyOfMany(caller, input);
  });
  route.file('shopOrder.exportExcel', ({ id }, caller) => exports.open(caller, id));
  route.staff('shopOrder.exportJob', async (input, caller) => {
    await limits.take('exportKey', caller.memberId);
    return exports.begin(ofShop(caller), input);
  });

  route.staff('shopCustomer.exportJob', async (input, caller) => {
    await limits.take('exportKey', caller.memberId);
    return customers.begin(caller, input);
  });

  route.staff('shopPrice.template', (_input, caller) => makeKey(db, ofShop(caller), { what: 'prices' }));
  route.staff('shopPrice.import', async (_input, caller, request) => {
    await limits.take('upload', caller.memberId);
    return imports.begin(ofShop(caller), 'priceImport', await readParts(request));
  });
  route.staff('ownGoods.template', (_input, caller) => makeKey(db, ofShop(caller), { what: 'goods' }));
  route.staff('ownGoods.import', async (_input, caller, request) => {
    await limits.take('upload', caller.memberId);
    return imports.begin(ofShop(caller), 'goodsImport', await readParts(request, shopJob.picturesBytes));
  });

  route.staff('shopStock.template', (input, caller) => countSheetKey(db, ofShop(caller), input));
  route.staff('shopStock.import', async (_input, caller, request) => {
    await limits.take('upload', caller.memberId);
    return imports.begin(ofShop(caller), 'stockCount', await readParts(request));
  });

  route.staff('ownGoods.export', async (input, caller) => {
    await limits.take('exportKey', caller.memberId);
    return goods.begin(ofShop(caller), input);
  });

  route.staff('shopJob.list', (input, caller) => work.list(ofShop(caller), input));
  route.staff('shopJob.rows', (input, caller) => work.rows(ofShop(caller), input));
  route.staff('shopJob.cancel', ({ id }, caller) => work.cancel(ofShop(caller), id));
  route.staff('shopJob.confirm', (input, caller) =>
    work.confirm(ofShop(caller), { ...input, publish: false }),
  );
  route.staff('shopJob.retry', ({ id }, caller) => work.retry(ofShop(caller), id));
  route.staff('shopJob.fileKey', (input, caller) => work.fileKey(ofShop(caller), input));
  route.file('shopJob.file', ({ id }, caller) => work.file(ofShop(caller), id));

  const rules = { resolve: resolveName, loopback: settings.WEBHOOK_LOOPBACK, timeoutMs: pictureTimeoutMs };
  const run = createRunner(
    db,
    worksOf({ db, storage, answers, fetchFrom: (address) => fetchPicture(address, rules) }),
  );
  for (const [lane, workers] of Object.entries({ [lanes.short]: 2, [lanes.long]: 1 }))
    jobs.define(lane, async ({ id = '' }) => run(id), { workers });
  jobs.define('shopJob.sweep', () => sweepJobs({ db, storage, run }), '* * * * *');
};
