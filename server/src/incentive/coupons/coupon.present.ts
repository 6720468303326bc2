import { pickText, type Language } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import type { CouponFit } from '../../catalog/index.ts';
import type { HeldCoupon } from './held.queries.ts';
import { reasonText, scopeText } from './phrases.ts';

export type CouponView = Output<'coupon.take'>;

/** A coupon for its holder; with the order at hand also its saving or why it does not fit. */
export const toCouponView = (coupon: HeldCoupon, language: Language, fit?: CouponFit): CouponView => ({
  id: coupon.id,
  templateId: coupon.templateId,
  name: pickText(coupon.name, language).text,
  kind: coupon.kind,
  value: coupon.value,
  cap: coupon.cap,
  threshold: coupon.threshold,
  scope: coupon.scope,
  scopeText: scopeText(coupon.scope, coupon.scopeNames, language),
  from: coupon.validFrom.toISOString(),
  until: coupon.validTo.toISOString(),
  status: coupon.status,
  saving: fit === undefined || fit.problem !== null ? null : fit.saving,
  reason: fit === undefined || fit.problem === null ? null : reasonText(fit.problem, language),
});
