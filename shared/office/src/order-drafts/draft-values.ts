import { isPhone } from '@mall/contract/member/address';
import type { Sent } from '@mall/contract/operations';
import { orderDraftLimits as limits } from '@mall/contract/trade/order-draft';
import type { Draft } from './useDrafts.ts';

/** Goods of a draft; the quantity as typed. */
export type LineValue = {
  readonly skuId: string;
  readonly name: string;
  readonly specText: string;
  readonly image: string;
  readonly qty: string;
};
export type CustomerValues = {
  name: string;
  phone: string;
  provinceId: string;
  cityId: string;
  districtId: string;
  detail: string;
};
/** The discount in percent, as typed. */
export type DraftValues = CustomerValues & {
  lines: readonly LineValue[];
  discount: string;
  reason: string;
  note: string;
};
export type DraftProblem = 'phone' | 'region' | 'discount' | 'reason' | 'qty';

export const emptyDraft: DraftValues = {
  lines: [],
  name: '',
  phone: '',
  provinceId: '',
  cityId: '',
  districtId: '',
  detail: '',
  discount: '',
  reason: '',
  note: '',
};

export const valuesOf = ({ customer, priced, discountBps, reason, note }: Draft): DraftValues => ({
  lines: priced.lines.map(({ skuId, name, specText, image, qty }) => ({
    skuId,
    name,
    specText,
    image,
    qty: String(qty),
  })),
  name: customer.name,
  phone: customer.phone,
  provinceId: customer.provinceId,
  cityId: customer.cityId,
  districtId: customer.districtId,
  detail: customer.detail,
  discount: discountBps === 0 ? '' : String(discountBps / 100),
  reason,
  note,
});

/** Basis points of a typed percentage; undefined for what is none, or too much. */
export const readDiscount = (typed: string): number | undefined => {
  const text = typed.trim().replace(',', '.');
  if (text === '') return 0;
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text)) return undefined;
  const points = Math.round(Number(text) * 100);
  return points <= limits.maxDiscountBps ? points : undefined;
};

export const readQty = (typed: string): number | undefined => {
  const qty = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return qty >= 1 && qty <= limits.maxQuantity ? qty : undefined;
};

/** The region is whole or empty; a discount says why. */
export const draftProblems = (values: DraftValues): { [field in keyof DraftValues]?: DraftProblem } => {
  const region = [values.provinceId, values.cityId, values.districtId];
  const half = region.some((part) => part !== '') && region.includes('');
  const discount = readDiscount(values.discount);
  return {
    ...(values.lines.some(({ qty }) => readQty(qty) === undefined) ? { lines: 'qty' as const } : {}),
    ...(discount === undefined ? { discount: 'discount' as const } : {}),
    ...((discount ?? 0) > 0 && values.reason.trim() === '' ? { reason: 'reason' as const } : {}),
    ...(values.phone.trim() !== '' && !isPhone(values.phone) ? { phone: 'phone' as const } : {}),
    ...(half ? { districtId: 'region' as const } : {}),
  };
};

/** What is sent; for values without problems. */
export const contentOf = (values: DraftValues): Sent<'orderDraft.create'> => ({
  lines: values.lines.map(({ skuId, qty }) => ({ skuId, qty: readQty(qty) ?? 1 })),
  discountBps: readDiscount(values.discount) ?? 0,
  reason: values.reason,
  note: values.note,
  customer: {
    name: values.name,
    phone: values.phone.trim(),
    provinceId: values.provinceId,
    cityId: values.cityId,
    districtId: values.districtId,
    detail: values.detail,
  },
});
