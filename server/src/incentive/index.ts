export { waitsInBatch } from './batches/batches.queries.ts';
export type { BatchLine, Kind, Payment } from './batches/kind.ts';
export { createBatches, eachOf } from './batches/service.ts';

export { changeTemplate } from './coupons/change-template.ts';
export { closeTemplate } from './coupons/close.ts';
export { toCouponView } from './coupons/coupon.present.ts';
export { couponsFor } from './coupons/covers.queries.ts';
export { followFunding } from './coupons/follow-funding.ts';
export {
  followEndedOrder,
  followNewOrder,
  followPaidOrder,
  followRevokedPayment,
} from './coupons/follow-order.ts';
export { giveBackCoupon } from './coupons/give-back.ts';
export { grantReserved, grantWelcome } from './coupons/grant.ts';
export {
  type HeldCoupon,
  type HeldCouponRow,
  mayTake,
  scopeNames,
  toHeld,
  usableCoupons,
} from './coupons/held.queries.ts';
export { lockTemplate, type PlannedCoupon } from './coupons/planned.queries.ts';
export { noteCoupon } from './coupons/note.ts';
export { discardCouponDraft, saveCouponDraft, scheduleCoupon } from './coupons/save-draft.ts';
export { scopeText } from './coupons/phrases.ts';
export { sweepCoupons } from './coupons/sweep.ts';

export { type Earner, earnerOf } from './distribution/earner.queries.ts';
export { earningsOf, type NewCommission } from './distribution/earner.ts';
export { followOrder } from './distribution/follow.ts';
export { noteReferral, referralHeader } from './distribution/note-referral.ts';
export { recordCommissions, recordReferredOrder } from './distribution/record-commissions.ts';

export { promotersFound } from './promoters/promoters.queries.ts';
export { withdrawalsFound } from './withdrawals/queries.ts';

export { openEnvelope, revokeEnvelope } from './red-envelopes/open.ts';
