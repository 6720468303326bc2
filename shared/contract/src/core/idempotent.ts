import type { OperationName } from './wire.ts';

/** Operations that our client always sends with an `Idempotency-Key` (decisions 2.1). */
export const idempotent: ReadonlySet<OperationName> = new Set([
  'order.createDirect',
  'order.createCart',
  'seckill.create',
  'boost.help',
  'boost.order',
  'refund.ask',
  'shopRefund.give',
  'platformRefund.give',
  'quote.accept',
  'shopQuote.offerDesign',
  'payment.start',
  'coupon.take',
  'withdrawal.create',
  'shopStock.change',
  'shopStock.count',
  'mallStock.change',
  'mallStock.count',
]);
