import type { JobKind } from '@mall/contract/seller/shop-job';
import { newId } from '../../platform/ids/ids.ts';
import type { MessageRow } from '../../platform/notifications/outbox.ts';
import type { MessageParams, MessageType } from '../../platform/notifications/render-message.ts';

type End = 'finish' | 'check' | 'fail';
const types: Readonly<Record<JobKind, Readonly<Record<End, MessageType>>>> = {
  orderExport: { finish: 'job.ordersExported', check: 'job.ordersExported', fail: 'job.exportFailed' },
  goodsImport: { finish: 'job.goodsWritten', check: 'job.goodsChecked', fail: 'job.importFailed' },
  priceImport: { finish: 'job.pricesWritten', check: 'job.pricesChecked', fail: 'job.importFailed' },
};

/**
 * Notifies the shop how its work ended, in the transaction of that end: once for each end, and again after a
 * retry.
 */
export const jobMessage = (
  job: { readonly id: string; readonly shopId: string; readonly kind: JobKind },
  end: End,
  params: MessageParams,
): MessageRow => ({
  id: newId(),
  audience: 'shop',
  user_id: null,
  shop_id: job.shopId,
  type: types[job.kind][end],
  params,
  order_id: null,
  once_key: `${types[job.kind][end]}:${newId()}`,
});
