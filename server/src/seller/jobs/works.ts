import type { JobKind } from '@mall/contract/seller/shop-job';
import type { Db } from '../../platform/db/open.ts';
import { goodsWork } from '../imports/products/work.ts';
import { exportWork } from '../exports/work.ts';
import { customerExportWork } from '../exports/customers/work.ts';
import { goodsExportWork } from '../exports/goods/work.ts';
import type { FetchPicture } from '../../platform/media/fetch-picture.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { StoragePort } from '../../platform/ports/storage.ts';
import { listExportWork } from '../exports/lists/work.ts';
import { priceWork } from '../imports/prices/work.ts';
import { countWork } from '../imports/counts/work.ts';
import type { Work } from './run.ts';

/** The implementation of each kind of work. */
export const worksOf = (parts: {
  db: Db;
  storage: StoragePort;
  answers: Answers;
  fetchFrom: FetchPicture;
}): Readonly<Record<JobKind, Work>> => ({
  orderExport: exportWork(parts),
  goodsExport: goodsExportWork(parts),
  customerExport: customerExportWork(parts),
  memberExport: listExportWork(parts),
  shopExport: listExportWork(parts),
  promoterExport: listExportWork(parts),
  withdrawalExport: listExportWork(parts),
  priceImport: priceWork(parts),
  goodsImport: goodsWork(parts),
  stockCount: countWork(parts),
});
