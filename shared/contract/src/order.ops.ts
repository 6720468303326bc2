import { z } from 'zod';
import {
  Flag,
  Id,
  Instant,
  int,
  listEnvelope,
  listOf,
  MediaUrl,
  Minor,
  None,
  Nothing,
  NumId,
  OrderTabInput,
  Paging,
  Range,
  text,
} from './kit.ts';
import { cart, remark, review } from './limits.ts';
import { op } from './op.ts';
import { ProductCard } from './catalog.ops.ts';

const Status = z.literal([0, 1, 2, 3, 4, 5]);

export const CartLine = z.object({
  id: z.string(),
  skuId: z.string(),
  productId: z.string(),
  name: z.string(),
  image: z.string(),
  specText: z.string(),
  qty: z.int(),
  selected: z.boolean(),
  price: Minor,
  memberPrice: Minor,
  priceSeen: Minor,
  stock: z.int(),
  leadDays: z.int(),
  invalidReason: z.enum(['delisted', 'blocked', 'outOfStock', 'aboveStock']).nullable(),
  packageId: z.string().nullable(),
  shopId: z.string().nullable(),
});
export const Cart = z.object({
  list: z.array(CartLine),
  count: z.int(),
  total: Minor.describe('Of the selected lines, member price'),
});

/** Every step of a line's price, kept as the receipt (decisions 2.3). */
export const ReceiptLine = z.object({
  skuId: z.string(),
  productId: z.string(),
  name: z.string(),
  specText: z.string(),
  image: z.string(),
  qty: z.int(),
  platformPrice: Minor,
  factor: z.int().describe('Ten-thousandths'),
  shopPrice: Minor,
  activityPrice: Minor.nullable(),
  memberPrice: Minor,
  goods: Minor,
  packageShare: Minor,
  couponShare: Minor,
  freight: Minor,
  pay: Minor,
  leadDays: z.int(),
});
export const CouponView = z.object({
  id: z.string(),
  templateId: z.string(),
  name: z.string(),
  kind: z.enum(['amount', 'percent']),
  value: z.int(),
  cap: Minor.nullable(),
  threshold: Minor,
  scope: z.enum(['all', 'shop', 'category', 'brand', 'product', 'package']),
  scopeText: z.string(),
  from: Instant,
  until: Instant,
  status: z.enum(['unused', 'locked', 'used', 'expired', 'revoked']),
  saving: Minor.nullable(),
  reason: z.string().nullable(),
});
const AddressView = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  detail: z.string(),
  isDefault: z.boolean(),
});
export const Preview = z.object({
  lines: z.array(ReceiptLine),
  address: AddressView.nullable(),
  coupons: z.object({
    usable: z.array(CouponView),
    unusable: z.array(CouponView),
    chosen: z.string().nullable(),
  }),
  goods: Minor,
  discount: Minor,
  freight: Minor,
  pay: Minor,
  promise: Instant,
  previewHash: z.string(),
  payWithinMinutes: z.int(),
});
const Created = z.object({ orderId: z.string(), orderNo: z.string(), pay: Minor, expiresAt: Instant });

/** `couponId` absent: the best is chosen; empty: none is wanted. */
const Choice = { addressId: z.string().max(40).optional(), couponId: z.string().max(40).optional() };
const Submit = {
  addressId: z.string().min(1).max(40),
  couponId: z.string().max(40).optional(),
  remark: text(0, remark.max).default(''),
  previewHash: z.string().min(8).max(128),
};
const direct = { skuId: NumId, qty: int(1, cart.maxQuantity) };
const fromCart = {
  cartIds: listOf(z.string().max(40), cart.maxLines).optional().describe('Absent: all selected lines'),
};
const activity = { activityId: Id, ...direct };

const OrderLine = z.object({
  id: z.string(),
  productId: z.string(),
  skuId: z.string(),
  name: z.string(),
  specText: z.string(),
  image: z.string(),
  qty: z.int(),
  price: Minor,
  pay: Minor,
  reviewed: z.boolean(),
});
const Action = z.enum(['pay', 'confirmPayment', 'cancel', 'record', 'ship', 'receive', 'evaluate', 'remove']);
export const OrderRow = z.object({
  id: z.string(),
  no: z.string(),
  status: Status,
  statusText: z.string(),
  pay: Minor,
  paid: Minor,
  qty: z.int(),
  createdAt: Instant,
  expiresAt: Instant.nullable(),
  promisedAt: Instant.nullable(),
  proofUploaded: z.boolean(),
  lines: z.array(OrderLine),
  actions: z.array(Action),
  consignee: z.string(),
  phone: z.string(),
  region: z.string(),
});
export const OrderDetail = OrderRow.extend({
  currency: z.string(),
  goods: Minor,
  discount: Minor,
  freight: Minor,
  remark: z.string(),
  source: z.enum(['direct', 'cart', 'seckill']),
  address: z.object({
    name: z.string(),
    phone: z.string(),
    province: z.string(),
    city: z.string(),
    district: z.string(),
    detail: z.string(),
  }),
  receipt: z.array(ReceiptLine),
  paidAt: Instant.nullable(),
  receivedAt: Instant.nullable(),
  events: z.array(
    z.object({
      actor: z.enum(['buyer', 'shop', 'system']),
      from: Status.nullable(),
      to: Status,
      note: z.string(),
      noteText: z.string(),
      at: Instant,
    }),
  ),
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
  payments: z.array(
    z.object({
      id: z.string(),
      method: z.string(),
      amount: Minor,
      status: z.string(),
      proofUrl: z.string().nullable(),
      at: Instant,
    }),
  ),
});
export const PaymentIntent = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNo: z.string(),
  method: z.enum(['sandbox', 'offline']),
  amount: Minor,
  currency: z.string(),
  status: z.enum(['created', 'pending', 'succeeded', 'failed', 'closed', 'refunded']),
});

export const orderOps = {
  'cart.get': op('cart.get', { access: 'member', summary: 'The cart', input: None, output: Cart }),
  'cart.add': op('cart.add', {
    access: 'member',
    summary: 'Adds a SKU',
    input: z.object({ skuId: NumId, qty: int(-1e9, 1e9) }),
    output: z.object({ count: z.int() }),
    refuses: ['cart.belowZero', 'cart.addAboveStock', 'cart.full', 'product.unavailable'],
  }),
  'cart.edit': op('cart.edit', {
    access: 'member',
    summary: 'Changes quantity, selection or SKU of a line',
    input: z.object({
      id: Id,
      qty: int(-1e9, 1e9).optional(),
      selected: Flag.optional(),
      skuId: NumId.optional(),
    }),
    output: Cart,
    refuses: ['cart.belowZero', 'cart.quantityAboveStock', 'missing'],
  }),
  'cart.remove': op('cart.remove', {
    access: 'member',
    summary: 'Removes lines',
    input: z.object({ ids: listOf(z.string().max(40), cart.maxLines) }),
    output: Cart,
  }),
  'order.previewDirect': op('order.previewDirect', {
    access: 'member',
    summary: 'Prices one SKU for ordering',
    input: z.object({ ...direct, ...Choice }),
    output: Preview,
    refuses: ['product.unavailable', 'order.shortOfStock'],
  }),
  'order.createDirect': op('order.createDirect', {
    access: 'member',
    summary: 'Orders one SKU',
    input: z.object({ ...direct, ...Submit }),
    output: Created,
    refuses: [
      'order.priceChanged',
      'order.shortOfStock',
      'order.addressMissing',
      'coupon.notUsable',
      'product.unavailable',
    ],
  }),
  'order.previewCart': op('order.previewCart', {
    access: 'member',
    summary: 'Prices lines of the cart for ordering',
    input: z.object({ ...fromCart, ...Choice }),
    output: Preview,
    refuses: ['order.nothingSelected', 'order.shortOfStock'],
  }),
  'order.createCart': op('order.createCart', {
    access: 'member',
    summary: 'Orders lines of the cart',
    input: z.object({ ...fromCart, ...Submit }),
    output: Created,
    refuses: [
      'order.priceChanged',
      'order.shortOfStock',
      'order.nothingSelected',
      'order.addressMissing',
      'coupon.notUsable',
      'product.unavailable',
    ],
  }),
  'order.list': op('order.list', {
    access: 'member',
    summary: "The member's orders",
    input: Paging.extend({ tab: OrderTabInput, range: Range, keyword: text(0, 60).optional() }),
    output: listEnvelope(OrderRow).extend({ counts: z.record(z.string(), z.int()) }),
  }),
  'order.detail': op('order.detail', {
    access: 'member',
    summary: 'One order',
    input: z.object({ id: Id }),
    output: OrderDetail,
    refuses: ['missing'],
  }),
  'order.remove': op('order.remove', {
    access: 'member',
    summary: 'Hides a finished order from its buyer',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing', 'order.notAllowed'],
  }),
  'order.receive': op('order.receive', {
    access: 'member',
    summary: 'Confirms receipt',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing', 'order.notAllowed'],
  }),
  'order.cancel': op('order.cancel', {
    access: 'member',
    summary: 'Cancels an unpaid order',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing', 'order.notAllowed'],
  }),
  'order.logistics': op('order.logistics', {
    access: 'member',
    summary: 'Deliveries of an order',
    input: z.object({ orderId: Id }),
    output: z.object({
      deliveries: z.array(
        z.object({
          id: z.string(),
          status: z.int(),
          carrier: z.string(),
          receiptNo: z.string(),
          expectedAt: Instant.nullable(),
          promisedAt: Instant.nullable(),
          risk: z.enum(['none', 'atRisk', 'late']),
          steps: z.array(
            z.object({ status: z.int(), note: z.string(), at: Instant, photos: z.array(z.string()) }),
          ),
        }),
      ),
    }),
    refuses: ['missing'],
  }),
  'order.evaluate': op('order.evaluate', {
    access: 'member',
    summary: 'Reviews the lines of a received order',
    input: z.object({
      orderId: Id,
      lines: z
        .array(
          z.object({
            lineId: Id,
            score: int(1, 5),
            service: int(1, 5).default(5),
            logistics: int(1, 5).default(5),
            text: text(review.minText, review.maxText),
            images: listOf(MediaUrl, review.maxImages).optional(),
            anonymous: Flag.default(false),
          }),
        )
        .min(1)
        .max(100),
    }),
    output: Nothing,
    refuses: ['missing', 'order.notAllowed', 'order.alreadyReviewed'],
  }),
  'payment.start': op('payment.start', {
    access: 'member',
    summary: 'Starts paying an order',
    input: z.object({
      id: Id,
      method: z.enum(['sandbox', 'offline']),
      proofUrl: MediaUrl.optional(),
      note: text(0, 200).optional(),
    }),
    output: PaymentIntent,
    refuses: ['missing', 'order.notAllowed', 'payment.methodUnknown', 'payment.proofMissing'],
  }),
  'payment.status': op('payment.status', {
    access: 'member',
    summary: 'How the payment of an order stands',
    input: z.object({ id: Id }),
    output: z.object({
      orderId: z.string(),
      orderNo: z.string(),
      status: Status,
      pay: Minor,
      currency: z.string(),
      expiresAt: Instant.nullable(),
      intent: PaymentIntent.nullable(),
      methods: z.array(z.enum(['sandbox', 'offline'])),
      paid: z
        .object({
          orderNo: z.string(),
          amount: Minor,
          method: z.string(),
          paidAt: Instant,
          promisedAt: Instant,
        })
        .nullable(),
    }),
    refuses: ['missing'],
  }),
  'payment.sandbox': op('payment.sandbox', {
    access: 'member',
    summary: "The sandbox gateway's answer for a pending payment; absent in production",
    input: z.object({ id: Id, outcome: z.enum(['success', 'failure']) }),
    output: PaymentIntent,
    refuses: ['missing', 'payment.closed'],
  }),
  'shopOrder.list': op('shopOrder.list', {
    access: 'staff:order.view',
    summary: "The shop's orders",
    input: Paging.extend({ tab: OrderTabInput, range: Range, keyword: text(0, 60).optional() }),
    output: listEnvelope(OrderRow).extend({ counts: z.record(z.string(), z.int()) }),
  }),
  'shopOrder.detail': op('shopOrder.detail', {
    access: 'staff:order.view',
    summary: 'One order of the shop',
    input: z.object({ id: Id }),
    output: OrderDetail,
    refuses: ['missing'],
  }),
  'shopOrder.remove': op('shopOrder.remove', {
    access: 'staff:order.edit',
    summary: 'Hides a finished order from the shop',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing', 'order.notAllowed'],
  }),
  'shopOrder.confirmPayment': op('shopOrder.confirmPayment', {
    access: 'staff:order.confirm_payment',
    summary: 'Confirms that the money has arrived',
    input: z.object({
      id: Id,
      amount: int(0, 1e13),
      proofUrl: MediaUrl.optional(),
      note: text(0, 200).default(''),
    }),
    output: OrderDetail,
    refuses: ['missing', 'order.notAllowed', 'payment.amountDiffers'],
  }),
  'shopOrder.record': op('shopOrder.record', {
    access: 'staff:order.edit',
    summary: 'Records a paid order for delivery',
    input: z.object({
      id: Id,
      productionDays: int(0, 60).default(7),
      transitDays: int(0, 60).default(5),
      urgent: Flag.default(false),
    }),
    output: OrderDetail,
    refuses: ['missing', 'order.notAllowed'],
  }),
  'shopOrder.ship': op('shopOrder.ship', {
    access: 'staff:order.edit',
    summary: 'Hands the goods to a carrier',
    input: z.object({ id: Id, carrier: text(1, 40), receiptNo: text(1, 40), note: text(0, 200).default('') }),
    output: OrderDetail,
    refuses: ['missing', 'order.notAllowed', 'delivery.notReady'],
  }),
};

const Seckill = z.object({
  activityId: z.string(),
  seckillPrice: Minor,
  stockLeft: z.int(),
  stockTotal: z.int(),
  startAt: Instant,
  endAt: Instant,
  state: z.enum(['upcoming', 'running', 'ended']),
});
const CouponTemplate = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['amount', 'percent']),
  value: z.int(),
  cap: Minor.nullable(),
  threshold: Minor,
  scope: z.enum(['all', 'shop', 'category', 'brand', 'product', 'package']),
  scopeText: z.string(),
  takeTo: Instant,
  validText: z.string(),
  takenByMe: z.int(),
  perUser: z.int(),
  left: z.int().nullable(),
  state: z.enum(['open', 'taken', 'gone', 'ended']),
});
export const promotionOps = {
  'seckill.list': op('seckill.list', {
    access: 'visitor',
    summary: 'Flash sales: running, later today, tomorrow',
    input: z.object({ tab: z.enum(['running', 'today', 'tomorrow']).default('running') }),
    output: z.object({
      serverTime: Instant,
      slots: z.array(
        z.object({
          from: Instant,
          to: Instant,
          state: z.enum(['upcoming', 'running', 'ended']),
          items: z.array(ProductCard.extend({ seckill: Seckill })),
        }),
      ),
    }),
  }),
  'seckill.product': op('seckill.product', {
    access: 'visitor',
    summary: 'The flash sale of a product',
    input: z.object({ id: NumId }),
    output: z.object({
      serverTime: Instant,
      activities: z.array(Seckill.extend({ skuId: z.string(), bought: z.int(), limit: z.int() })),
    }),
  }),
  'seckill.preview': op('seckill.preview', {
    access: 'member',
    summary: 'Prices a flash sale order',
    input: z.object({ ...activity, ...Choice }),
    output: Preview,
    refuses: ['seckill.notRunning', 'seckill.soldOut', 'seckill.quota'],
  }),
  'seckill.create': op('seckill.create', {
    access: 'member',
    summary: 'Orders at the flash sale price',
    input: z.object({ ...activity, ...Submit }),
    output: Created,
    refuses: [
      'seckill.notRunning',
      'seckill.soldOut',
      'seckill.quota',
      'order.priceChanged',
      'order.addressMissing',
    ],
  }),
  'coupon.center': op('coupon.center', {
    access: 'visitor',
    summary: 'Coupons to take',
    input: Paging,
    output: listEnvelope(CouponTemplate),
  }),
  'coupon.take': op('coupon.take', {
    access: 'member',
    summary: 'Takes a coupon',
    input: z.object({ id: Id }),
    output: CouponView,
    refuses: ['missing', 'coupon.gone', 'coupon.alreadyTaken', 'coupon.notNow'],
  }),
  'coupon.mine': op('coupon.mine', {
    access: 'member',
    summary: "The member's coupons",
    input: Paging.extend({ status: z.enum(['unused', 'used', 'expired']).default('unused') }),
    output: listEnvelope(CouponView),
  }),
};

export const telemetryOps = {
  'telemetry.report': op('telemetry.report', {
    access: 'visitor',
    summary: 'One event of page composition; nothing personal',
    input: z.object({
      remote: z.string().max(40),
      version: z.string().max(60),
      phase: z.string().max(20),
      class: z.string().max(20),
      ms: int(0, 600_000),
      route: z.string().max(200).default(''),
      channel: z.string().max(20).default(''),
    }),
    output: Nothing,
  }),
};
