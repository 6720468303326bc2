import { z } from 'zod';
import { Risk } from './delivery.shapes.ts';
import { Flag, Instant, int, Minor, text } from '../core/schema-helpers.ts';
import { orderTabs, shopOrderLimits } from './order.ts';
import { Refund } from './refund.shapes.ts';
import { paymentMethods, paymentStatuses } from './payment.ts';
import { OrderedPackage, ReceiptLine } from '../incentive/preview.shapes.ts';

export const Status = z.literal(orderTabs.all);

const OrderLine = z.object({
  id: z.string(),
  productId: z.string().nullable().describe('Null for a thing that a shop describes in words'),
  skuId: z.string().nullable(),
  name: z.string(),
  specText: z.string(),
  image: z.string(),
  qty: z.int(),
  price: Minor,
  pay: Minor,
  reviewed: z.boolean(),
  packageIdx: z.int().nullable(),
});
const Action = z.enum([
  'pay',
  'confirmPayment',
  'cancel',
  'record',
  'ship',
  'receive',
  'askRefund',
  'evaluate',
  'remove',
]);
export const OrderRow = z.object({
  id: z.string(),
  no: z.string(),
  status: Status,
  statusText: z.string(),
  pay: Minor,
  paid: Minor,
  refunded: Minor.describe('Given back, or about to be'),
  refundsOpen: z.int().describe('Requests that wait for a decision'),
  qty: z.int(),
  createdAt: Instant,
  expiresAt: Instant.nullable(),
  promisedAt: Instant.nullable(),
  proofUploaded: z.boolean(),
  lines: z.array(OrderLine),
  packages: z.array(OrderedPackage),
  actions: z.array(Action),
  consignee: z.string(),
  phone: z.string(),
  region: z.string(),
  addressVersion: z.int().describe('Grows with each change of the address'),
  /** The delivery that is most at risk, else the one that is least advanced; null before one is recorded. */
  delivery: z
    .object({ status: z.literal([0, 1, 2, 3, 4, 5, 6]), risk: Risk, expectedAt: Instant.nullable() })
    .nullable(),
});
const OrderEvent = z.object({
  actor: z.enum(['buyer', 'shop', 'system']),
  from: Status.nullable(),
  to: Status,
  note: z.string(),
  noteText: z.string(),
  at: Instant,
});
const SentTo = z.object({
  name: z.string(),
  phone: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  detail: z.string(),
});
const ProposedAddress = z.object({ id: z.string(), address: SentTo, note: z.string(), at: Instant });
export const OrderDetail = OrderRow.extend({
  currency: z.string(),
  goods: Minor,
  discount: Minor,
  freight: Minor,
  remark: z.string(),
  source: z.enum(['direct', 'cart', 'seckill', 'quote', 'boost', 'draft']),
  address: SentTo,
  mayChangeAddress: z.boolean().describe('The buyer may change it, the seller may propose another one'),
  proposedAddress: ProposedAddress.nullable().describe('Waits for the answer of the buyer'),
  receipt: z.array(ReceiptLine),
  promiseIfPaidNow: Instant.nullable().describe(
    'The date that it would be promised for now; null unless it waits for payment',
  ),
  paidAt: Instant.nullable(),
  receivedAt: Instant.nullable(),
  events: z.array(OrderEvent),
  deliveries: z.array(
    z.object({
      id: z.string(),
      status: z.int(),
      carrier: z.string(),
      receiptNo: z.string(),
      expectedAt: Instant.nullable(),
      steps: z.array(z.object({ status: z.int(), note: z.string(), at: Instant })),
    }),
  ),
  refunds: z.array(Refund),
  payments: z.array(
    z.object({
      id: z.string(),
      method: z.string(),
      amount: Minor,
      status: z.string(),
      proofUrl: z.string().nullable(),
      at: Instant,
      receivedOn: z.string().optional().describe('The day on which the seller found the transfer'),
      note: z.string().optional().describe('What the buyer wrote with it, for who sells'),
      reference: z.string().optional().describe('Of the bank, for who sells'),
      rejected: z.string().optional().describe('Why a transfer was not accepted'),
      takeBackUntil: Instant.optional().describe("For the shop's owner, while it may be taken back"),
    }),
  ),
});
/** Fields for the seller only: a shop's staff, or the operator for the mall's own orders. */
export const SellerOrderDetail = OrderDetail.extend({
  receipt: z.array(
    ReceiptLine.extend({
      platformPrice: Minor.nullable().describe('Null without goods.view or finance.view'),
    }),
  ),
  events: z.array(OrderEvent.extend({ by: z.string().nullable().describe('Who of those who sell') })),
  notes: z.array(
    z.object({ id: z.string(), by: z.string(), mine: z.boolean(), text: z.string(), at: Instant }),
  ),
});
/**
 * `action` is how the buyer pays while the payment is open, until `expiresAt`; null when no action is needed.
 */
export const PaymentIntent = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNo: z.string(),
  method: z.enum(paymentMethods),
  amount: Minor,
  currency: z.string(),
  status: z.enum(paymentStatuses),
  action: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('redirect'), url: z.url({ protocol: /^https?$/ }) }),
      z.object({ kind: z.literal('scan'), text: z.string(), picture: z.string() }),
    ])
    .nullable(),
  expiresAt: Instant.nullable(),
});

/** The plan when a paid order is recorded for delivery. */
export const deliveryPlan = {
  productionDays: int(0, 60)
    .default(7)
    .describe('Days until the goods are made, 0 to 60; 7 unless it is said'),
  transitDays: int(0, 60)
    .default(5)
    .describe('Days that they are on their way after that, 0 to 60; 5 unless it is said'),
  urgent: Flag.default(false).describe(
    'true or false; true takes six tenths of the days until they are made',
  ),
};
/** The facts when the goods leave. The buyer reads all of them. */
export const carried = {
  carrier: text(1, shopOrderLimits.carrier).describe('Who carries the goods, as the buyer shall read it'),
  receiptNo: text(1, shopOrderLimits.receiptNo).describe("The carrier's number for them"),
  note: text(0, 200).default('').describe('A word to the buyer'),
  addressVersion: int(1, 1e6)
    .optional()
    .describe('That of the address on the parcel: it is not sent when the address has changed since'),
};
