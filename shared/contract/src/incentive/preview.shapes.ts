import { z } from 'zod';
import { couponScopes } from './coupon.ts';
import { Id, Instant, int, listOf, Minor, NumId, text } from '../core/schema-helpers.ts';
import { cart, remark } from '../core/limits.ts';

/** The steps of a line's price that its buyer sees, from the shop's price on (decisions 2.3, 063). */
export const ReceiptLine = z.object({
  skuId: z.string().nullable().describe('Null for a thing that a shop describes in words'),
  productId: z.string().nullable(),
  name: z.string(),
  specText: z.string(),
  image: z.string(),
  qty: z.int(),
  shopPrice: Minor,
  activityPrice: Minor.nullable(),
  memberPrice: Minor,
  goods: Minor,
  packageShare: Minor.describe('What it costs in its package instead of `goods`'),
  couponShare: Minor,
  freight: Minor,
  pay: Minor,
  leadDays: z.int(),
  packageIdx: z.int().nullable().describe('The place of its package among `packages`'),
});

export const CouponState = z.enum(['unused', 'locked', 'used', 'expired', 'revoked']);

/** A package of an order; its lines refer to it. */
export const OrderedPackage = z.object({
  key: z.string().describe('The same package with the same pieces'),
  packageId: z.string(),
  name: z.string(),
  image: z.string(),
  qty: z.int(),
  price: Minor.describe('Of all of them: the sum of the shares of its lines'),
  saving: Minor.describe('Against their pieces one by one'),
});
/**
 * The terms of a coupon: the saving, the minimum, and the goods that it applies to; the same before and after
 * it is claimed.
 */
export const couponTerms = {
  name: z.string(),
  kind: z.enum(['amount', 'percent']),
  value: z.int(),
  cap: Minor.nullable(),
  threshold: Minor,
  scope: z.enum(couponScopes),
  scopeText: z.string(),
};
export const CouponView = z.object({
  id: z.string(),
  templateId: z.string(),
  ...couponTerms,
  from: Instant,
  until: Instant,
  status: CouponState,
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
  packages: z.array(OrderedPackage),
  address: AddressView.nullable(),
  coupons: z.object({
    usable: z.array(CouponView),
    unusable: z.array(CouponView),
    chosen: z.string().nullable(),
  }),
  goods: Minor.describe('With packages at their price'),
  discount: Minor.describe('Of the coupon'),
  freight: Minor,
  pay: Minor,
  promise: Instant,
  previewHash: z.string(),
  payWithinMinutes: z.int(),
});
export const Created = z.object({ orderId: z.string(), orderNo: z.string(), pay: Minor, expiresAt: Instant });

/** `couponId` absent: the best one is chosen; empty: none. */
export const Choice = { addressId: z.string().max(40).optional(), couponId: z.string().max(40).optional() };
export const Submit = {
  addressId: z.string().min(1).max(40),
  couponId: z.string().max(40).optional(),
  remark: text(0, remark.max).default(''),
  previewHash: z.string().min(8).max(128),
};
export const direct = { skuId: NumId, qty: int(1, cart.maxQuantity) };
export const fromCart = {
  cartIds: listOf(z.string().max(40), cart.maxLines)
    .optional()
    .describe('Lines and packages; absent: all that are selected'),
};
export const activity = { activityId: Id, ...direct };
