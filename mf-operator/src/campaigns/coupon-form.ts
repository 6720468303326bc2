import { typedUnits } from '@mall/contract/core/money';
import type { CouponScope, CouponSource } from '@mall/contract/incentive/coupon';
import type { Sent } from '@mall/contract/operations';
import type { Typed } from '@mall/contract/seller/own-goods';
import { type Named, readBetween, readPercent, readPrice, wrongTimes } from '@mall/office/campaigns';
import type { CampaignDetail } from './useCampaigns.ts';

/** What is typed; moments as `datetime-local` has them. */
export type CouponValues = {
  name: Typed;
  kind: 'amount' | 'percent';
  value: string;
  cap: string;
  threshold: string;
  scope: CouponScope;
  things: readonly Named[];
  shop: Named | null;
  funder: 'platform' | 'shop';
  source: CouponSource;
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
  | 'shop'
  | 'coupons'
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
  scope: 'all',
  things: [],
  shop: null,
  funder: 'platform',
  source: 'center',
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
  { name, coupon, startAt, endAt }: CampaignDetail,
  toLocal: (at: string | null) => string,
): CouponValues =>
  coupon === null
    ? blankCoupon
    : {
        name,
        kind: coupon.kind,
        value: coupon.kind === 'amount' ? typedUnits(coupon.value) : String(coupon.value / 100),
        cap: coupon.cap === null ? '' : typedUnits(coupon.cap),
        threshold: coupon.threshold === 0 ? '' : typedUnits(coupon.threshold),
        scope: coupon.scope,
        things: coupon.things,
        shop: coupon.shop,
        funder: coupon.funder,
        source: coupon.source,
        unlimited: coupon.total < 0,
        total: coupon.total < 0 ? '' : String(coupon.total),
        perUser: String(coupon.perUser),
        startAt: toLocal(startAt),
        endAt: toLocal(endAt),
        validity: coupon.validDays === null ? 'dates' : 'days',
        validDays: coupon.validDays === null ? '30' : String(coupon.validDays),
        validFrom: toLocal(coupon.validFrom),
        validTo: toLocal(coupon.validTo),
      };

/** Which shop a coupon is for must be known when it is the shop’s, or for that shop’s goods. */
export const needsShop = ({ scope, funder }: Pick<CouponValues, 'scope' | 'funder'>): boolean =>
  scope === 'shop' || funder === 'shop';
export const needsThings = ({ scope }: Pick<CouponValues, 'scope'>): boolean =>
  scope !== 'all' && scope !== 'shop';

const isAmount = (text: string): boolean => text.trim() === '' || readPrice(text) !== undefined;

export const couponProblems = (values: CouponValues): Partial<Record<keyof CouponValues, CouponProblem>> => ({
  ...((values.name.zh ?? '').trim() === '' ? { name: 'name' } : {}),
  ...(values.kind === 'amount' && readPrice(values.value) === undefined ? { value: 'price' } : {}),
  ...(values.kind === 'percent' && readPercent(values.value) === undefined ? { value: 'percent' } : {}),
  ...(values.kind === 'percent' && !isAmount(values.cap) ? { cap: 'price' } : {}),
  ...(isAmount(values.threshold) ? {} : { threshold: 'price' }),
  ...(needsThings(values) && values.things.length === 0 ? { things: 'things' } : {}),
  ...(needsShop(values) && values.shop === null ? { shop: 'shop' } : {}),
  ...(values.unlimited || readBetween(values.total, 1, 10_000_000) !== undefined ? {} : { total: 'coupons' }),
  ...(readBetween(values.perUser, 1, 100) === undefined ? { perUser: 'limit' } : {}),
  ...wrongTimes(values),
  ...(values.validity === 'days' && readBetween(values.validDays, 1, 365) === undefined
    ? { validDays: 'days' }
    : {}),
  ...(values.validity === 'dates' &&
  (values.validTo === '' || values.validTo <= (values.validFrom || values.startAt))
    ? { validTo: 'validTo' }
    : {}),
});

/** The input of `mallCampaign.saveCoupon`. `values` have no problems. */
export const sentCoupon = (
  values: CouponValues,
  fromLocal: (text: string) => string | null,
): Sent<'mallCampaign.saveCoupon'> => {
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
    scopeIds: needsThings(values) ? values.things.map(({ id }) => id) : [],
    ...(needsShop(values) && values.shop !== null ? { shopId: values.shop.id } : {}),
    funder: values.funder,
    source: values.source,
    total: values.unlimited ? -1 : Number(values.total),
    perUser: Number(values.perUser),
    takeFrom: fromLocal(values.startAt) ?? '',
    takeTo: fromLocal(values.endAt) ?? '',
    ...(values.validity === 'days' ? { validDays: Number(values.validDays) } : {}),
    ...(validFrom === null ? {} : { validFrom }),
    ...(values.validity === 'dates' ? { validTo: fromLocal(values.validTo) ?? '' } : {}),
  };
};
