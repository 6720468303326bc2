import { isMobile } from '@mall/contract/core/limits';
import { type Money, maxMoney, money, plus, sum, times } from '@mall/contract/core/money';
import { quoteLimits as limits } from '@mall/contract/trade/quote';
import { wantDay } from '@mall/contract/trade/purchase-request';

/** One piece of the room, as it is offered. */
export type OfferLine = { readonly skuId: string; readonly qty: number };

type PriceField = `price.${string}`;
/** The typed values of an offer: amounts as typed, the day as `2026-12-31` in Shanghai. */
export type OfferDraft = { mobile: string; day: string; freight: string; note: string } & {
  [price: PriceField]: string;
};
export type OfferProblem = 'mobile.wrong' | 'day.wrong' | 'price.wrong';
export type OfferProblems = { [field in keyof OfferDraft]?: OfferProblem };

export const priceField = (skuId: string): PriceField => `price.${skuId}`;

/** The latest possible day of an offer, which ends with that day. */
export const lastDay = (now: number): string => wantDay(now, limits.maxDays - 1);

/** Typed whole units with up to two decimals → minor units; undefined when it is not an amount. */
export const minorTyped = (typed: string): Money | undefined => {
  const [, whole = '', decimals = ''] =
    /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(typed.replaceAll(/[,\s]/g, '')) ?? [];
  if (whole === '') return undefined;
  const minor = Number(whole + decimals.padEnd(2, '0'));
  return minor <= maxMoney ? money(minor) : undefined;
};

/** Minor units as the text of a field. */
export const typedOf = (minor: number): string => {
  const digits = String(minor).padStart(3, '0');
  return digits.endsWith('00') ? digits.slice(0, -2) : `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** The rules that the form can check by itself; the server checks them again, and those that only it can. */
export const offerProblems = (draft: OfferDraft, lines: readonly OfferLine[], now: number): OfferProblems => {
  const wrong: OfferProblems = {};
  if (!isMobile(draft.mobile.trim())) wrong.mobile = 'mobile.wrong';
  for (const { skuId } of lines)
    if (!minorTyped(draft[priceField(skuId)] ?? '')) wrong[priceField(skuId)] = 'price.wrong';
  if (minorTyped(draft.freight) === undefined) wrong.freight = 'price.wrong';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(draft.day) || draft.day < wantDay(now, 0) || draft.day > lastDay(now))
    wrong.day = 'day.wrong';
  return wrong;
};

/** The total of the valid lines. */
export const offerTotal = (draft: OfferDraft, lines: readonly OfferLine[]): Money =>
  plus(
    sum(lines.map(({ skuId, qty }) => times(minorTyped(draft[priceField(skuId)] ?? '') ?? money(0), qty))),
    minorTyped(draft.freight) ?? money(0),
  );

/** The request body: prices in minor units, and the last second of the day. */
export const termsOf = (draft: OfferDraft, lines: readonly OfferLine[]) => ({
  mobile: draft.mobile.trim(),
  lines: lines.map(({ skuId, qty }) => ({
    skuId,
    qty,
    unitPrice: minorTyped(draft[priceField(skuId)] ?? '') ?? money(0),
  })),
  freight: minorTyped(draft.freight) ?? money(0),
  validUntil: `${draft.day}T23:59:59+08:00`,
  note: draft.note.trim(),
});
