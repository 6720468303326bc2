import type { z } from 'zod';
import type { Refund } from '@mall/contract/trade/refund.shapes';
import { refundActionsFor } from '@mall/contract/trade/refund';
import { signedAddress } from '../../platform/media/private.ts';
import { isoText } from '../../platform/i18n/iso.ts';
import type { RefundRow } from './of-order.queries.ts';

type View = z.output<typeof Refund>;
type Reader = {
  readonly side: 'buyer' | 'shop' | 'operator';
  readonly secret: string;
  /** What its buyer may still ask of it. */
  readonly left: number;
};

/** A refund as its buyer or the person who decides sees it; its pictures with signed addresses. */
export const toRefund = (row: RefundRow, { side, secret, left }: Reader): View => ({
  id: row.id,
  kind: row.kind,
  lineId: row.order_line_id,
  qty: row.qty,
  due: row.due,
  amount: row.amount,
  left,
  status: row.status,
  reason: row.reason,
  note: row.note,
  photos: row.photos.map((url) => signedAddress(secret, url)),
  answer: row.answer,
  at: isoText(row.at),
  decidedAt: row.decided_at === null ? null : isoText(row.decided_at),
  refundedAt: row.refunded_at === null ? null : isoText(row.refunded_at),
  actions: refundActionsFor(side, row.status).filter((action) => action !== 'payOut'),
});
