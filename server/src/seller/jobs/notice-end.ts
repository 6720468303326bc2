import { sql } from 'kysely';
import { isListExport, type JobKind, type ListKind } from '@mall/contract/seller/shop-job';
import { newId } from '../../platform/ids/ids.ts';
import type { Tx } from '../../platform/db/open.ts';
import { type MessageRow, shopMessage } from '../../platform/notifications/outbox.ts';
import { insertMessages } from '../../platform/notifications/send-messages.ts';
import type { MessageParams, MessageType } from '../../platform/notifications/render-message.ts';

type End = 'finish' | 'check' | 'fail';
const types: Readonly<Record<Exclude<JobKind, ListKind>, Readonly<Record<End, MessageType>>>> = {
  orderExport: { finish: 'job.ordersExported', check: 'job.ordersExported', fail: 'job.exportFailed' },
  goodsExport: { finish: 'job.goodsExported', check: 'job.goodsExported', fail: 'job.exportFailed' },
  customerExport: {
    finish: 'job.customersExported',
    check: 'job.customersExported',
    fail: 'job.exportFailed',
  },
  goodsImport: { finish: 'job.goodsWritten', check: 'job.goodsChecked', fail: 'job.importFailed' },
  stockCount: { finish: 'job.countWritten', check: 'job.countChecked', fail: 'job.importFailed' },
  priceImport: { finish: 'job.pricesWritten', check: 'job.pricesChecked', fail: 'job.importFailed' },
};

type Ended = { readonly id: string; readonly shopId: string | null; readonly kind: JobKind };

/**
 * Notifies shops how their work ended, in the transaction of that end: once for each end, and again after a retry. The
 * mall has no messages: its operators see it in their list.
 */
export const noticeEnd = async (
  tx: Tx,
  jobs: readonly Ended[],
  end: End,
  params: MessageParams,
): Promise<void> => {
  const messages = jobs.flatMap(({ kind, shopId }): MessageRow[] => {
    return shopId === null || isListExport(kind)
      ? []
      : [shopMessage(types[kind][end], shopId, params, newId())];
  });
  if (messages.length > 0) await insertMessages(messages, sql<boolean>`true`).execute(tx);
};
