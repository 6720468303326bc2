import { typedUnits } from '@mall/contract/core/money';
import type { Sent } from '@mall/contract/operations';
import type { Typed } from '@mall/contract/seller/own-goods';
import type { ShopCouponScope } from '@mall/contract/incentive/shop-coupon';
import { type Named, readBetween, readPercent, readPrice } from '@mall/office/campaigns';
import type { Campaign } from '../kind.ts';

/** What is typed; moments as `datetime-local` has them. */
export type CouponValues = {
  name: Typed;
  kind: 'amount' | 'percent';
  value: string;
  cap: string;
  threshold: string;
  scope: ShopCouponScope;
  things: readonly Named[];
  unlimited: boolean;
  total: string;
  perUser: string;
  startAt: string;
  endAt: string;
  validity: 'days' | 'dates';
  validDays: string;
  validFrom: string;
  validTo: string;
};

export type CouponProblem =
  | 'name'
  | 'price'
  | 'percent'
  | 'things'
  | 'count'
  | 'limit'
  | 'start'
  | 'end'
  | 'days'
  | 'validTo';

export const blankCoupon: CouponValues = {
  name: {},
  kind: 'amount',
  value: '',
  cap: '',
  threshold: '',
  scope: 'shop',
  things: [],
  unlimited: false,
  total: '',
  perUser: '1',
  startAt: '',
  endAt: '',
  validity: 'days',
  validDays: '30',
  validFrom: '',
  validTo: '',
};

export const couponValues = (
  coupon: Campaign<'coupon'>,
  toLocal: (at: string | null) => string,
): CouponValues => ({
  name: coupon.name,
  kind: coupon.kind,
  value: coupon.kind === 'amount' ? typedUnits(coupon.value) : String(coupon.value / 100),
  cap: coupon.cap === null ? '' : typedUnits(coupon.cap),
  threshold: coupon.threshold === 0 ? '' : typedUnits(coupon.threshold),
  scope: coupon.scope,
  things: coupon.things,
  unlimited: coupon.total < 0,
  total: coupon.total < 0 ? '' : String(coupon.total),
  perUser: String(coupon.perUser),
  startAt: toLocal(coupon.takeFrom),
  endAt: toLocal(coupon.takeTo),
  validity: coupon.validDays === null ? 'dates' : 'days',
  validDays: String(coupon.validDays ?? blankCoupon.validDays),
  validFrom: toLocal(coupon.validFrom),
  validTo: toLocal(coupon.validTo),
});

/** The same terms for a new draft, which has no times yet. */
export const copied = (values: CouponValues): CouponValues => ({
  ...values,
  startAt: '',
  endAt: '',
  validFrom: '',
  validTo: '',
});

const isAmount = (text: string): boolean => text.trim() === '' || readPrice(text) !== undefined;

export const couponProblems = (values: CouponValues): Partial<Record<keyof CouponValues, CouponProblem>> => ({
  ...((values.name.zh ?? '').trim() === '' ? { name: 'name' } : {}),
  ...(values.kind === 'amount' && readPrice(values.value) === undefined ? { value: 'price' } : {}),
  ...(values.kind === 'percent' && readPercent(values.value) === undefined ? { value: 'percent' } : {}),
  ...(values.kind === 'percent' && !isAmount(values.cap) ? { cap: 'price' } : {}),
  ...(isAmount(values.threshold) ? {} : { threshold: 'price' }),
  ...(values.scope !== 'shop' && values.things.length === 0 ? { things: 'things' } : {}),
  ...(values.startAt === '' ? { startAt: 'start' } : {}),
  ...(values.endAt === '' || values.endAt <= values.startAt ? { endAt: 'end' } : {}),
  ...(values.unlimited || readBetween(values.total, 1, 10_000_000) !== undefined ? {} : { total: 'count' }),
  ...(readBetween(values.perUser, 1, 100) === undefined ? { perUser: 'limit' } : {}),
  ...(values.validity === 'days' && readBetween(values.validDays, 1, 365) === undefined
    ? { validDays: 'days' }
    : {}),
  ...(values.validity === 'dates' &&
  (values.validTo === '' || values.validTo <= (values.validFrom || values.startAt))
    ? { validTo: 'validTo' }
    : {}),
});

/** The input of `shopCoupon.save`. `values` have no problems. */
export const sentCoupon = (
  values: CouponValues,
  fromLocal: (text: string) => string | null,
): Sent<'shopCoupon.save'> => {
  const isPercent = values.kind === 'percent';
  const cap = isPercent ? readPrice(values.cap) : undefined;
  const validFrom = values.validity === 'dates' ? fromLocal(values.validFrom) : null;
  return {
    name: values.name,
    kind: values.kind,
    value: (isPercent ? readPercent(values.value) : readPrice(values.value)) ?? 0,
    ...(cap === undefined ? {} : { cap }),
    threshold: readPrice(values.threshold) ?? 0,
    scope: values.scope,
    scopeIds: values.scope === 'shop' ? [] : values.things.map(({ id }) => id),
    total: values.unlimited ? -1 : Number(values.total),
    perUser: Number(values.perUser),
    takeFrom: fromLocal(values.startAt) ?? '',
    takeTo: fromLocal(values.endAt) ?? '',
    ...(values.validity === 'days' ? { validDays: Number(values.validDays) } : {}),
    ...(validFrom === null ? {} : { validFrom }),
    ...(values.validity === 'dates' ? { validTo: fromLocal(values.validTo) ?? '' } : {}),
  };
};
