import { dayMs } from '@mall/contract/core/time';
import { type Money, money, plus, readUnits, sum, times, typedUnits } from '@mall/contract/core/money';
import { quoteLimits as limits } from '@mall/contract/trade/quote';
import { want as wantLimits } from '@mall/contract/core/limits';
import { wantDay } from '@mall/contract/trade/purchase-request';
import { readPrice } from '../campaigns/read.ts';
import { dayOf, endOfDay } from './days.ts';

/** One line of an offer: a SKU of the mall, or a description. The draft has the typed texts. */
export type DraftLine = {
  readonly key: string;
  readonly skuId: string | null;
  readonly name: string;
  readonly specText: string;
  readonly image: string | null;
};
type LineField = `${'price' | 'qty' | 'text'}.${string}`;
/** Amounts and quantities as typed; the day as `2026-12-31` in Shanghai. */
export type QuoteDraft = { freight: string; day: string; note: string } & { [field: LineField]: string };
export type QuoteProblem = 'price' | 'qty' | 'text' | 'day' | 'freight';
export type QuoteProblems = { [field in keyof QuoteDraft]?: QuoteProblem };

/** How long an offer is valid by default. */
const usualDays = 14;

export const lastDay = (now: number): string => wantDay(now, limits.maxDays - 1);

/** The initial fields of a line. */
export const fieldsOf = (
  key: string,
  { qty, price, text = '' }: { qty: number; price?: number; text?: string },
) => ({
  [`qty.${key}`]: String(qty),
  [`price.${key}`]: price === undefined ? '' : typedUnits(price),
  [`text.${key}`]: text,
});

type Offered = {
  readonly lines: readonly {
    skuId: string | null;
    name: string;
    specText: string;
    image: string | null;
    qty: number;
    unitPrice: number;
  }[];
  readonly freight: number;
  readonly note: string;
};
type Wished = {
  readonly quantity: number;
  readonly pieces: readonly {
    skuId: string;
    name: string;
    specText: string;
    image: string;
    qty: number;
    price: number;
  }[];
  readonly quotes: readonly Offered[];
};

/** An offer starts with the last one, else with the goods of the request, else with an empty description. */
export const beginning = (want: Wished, now: number): { lines: DraftLine[]; draft: QuoteDraft } => {
  const [last] = want.quotes;
  const found =
    last === undefined ? want.pieces.map((piece) => ({ ...piece, unitPrice: piece.price })) : [...last.lines];
  const given: Offered['lines'] = found;
  const lines = given.map(
    ({ skuId, name, specText, image }, at): DraftLine => ({ key: `${at}`, skuId, name, specText, image }),
  );
  const fields = given.map(({ skuId, name, qty, unitPrice }, at) =>
    fieldsOf(`${at}`, { qty, price: unitPrice, text: skuId === null ? name : '' }),
  );
  const words = given.length > 0 ? [] : [inWords('0')];
  const draft: QuoteDraft = {
    freight: typedUnits(last?.freight ?? 0),
    day: dayOf(new Date(now + usualDays * dayMs).toISOString()),
    note: last?.note ?? '',
  };
  return {
    lines: [...lines, ...words],
    draft: Object.assign(draft, ...fields, ...words.map(({ key }) => fieldsOf(key, { qty: want.quantity }))),
  };
};

export const inWords = (key: string): DraftLine => ({
  key,
  skuId: null,
  name: '',
  specText: '',
  image: null,
});

const readFreight = (typed: string): Money | undefined => (typed.trim() === '' ? money(0) : readUnits(typed));
const readQty = (typed: string): number | undefined => {
  const qty = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
  return qty >= 1 && qty <= wantLimits.maxQuantity ? qty : undefined;
};

/** The rules that the form can check by itself; the server checks them again, and those that only it can. */
export const quoteProblems = (draft: QuoteDraft, lines: readonly DraftLine[], now: number): QuoteProblems => {
  const wrong: QuoteProblems = {};
  for (const { key, skuId } of lines) {
    if (skuId === null && (draft[`text.${key}`] ?? '').trim() === '') wrong[`text.${key}`] = 'text';
    if (readQty(draft[`qty.${key}`] ?? '') === undefined) wrong[`qty.${key}`] = 'qty';
    if (readPrice(draft[`price.${key}`] ?? '') === undefined) wrong[`price.${key}`] = 'price';
  }
  if (readFreight(draft.freight) === undefined) wrong.freight = 'freight';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(draft.day) || draft.day < wantDay(now, 0) || draft.day > lastDay(now))
    wrong.day = 'day';
  return wrong;
};

export const lineTotal = (draft: QuoteDraft, { key }: DraftLine): Money =>
  times(readPrice(draft[`price.${key}`] ?? '') ?? money(0), readQty(draft[`qty.${key}`] ?? '') ?? 0);

/** The total of the valid lines. */
export const quoteTotal = (draft: QuoteDraft, lines: readonly DraftLine[]): Money =>
  plus(sum(lines.map((line) => lineTotal(draft, line))), readFreight(draft.freight) ?? money(0));

/** The request body: prices in minor units, and the last second of the day. */
export const termsOf = (draft: QuoteDraft, lines: readonly DraftLine[]) => ({
  lines: lines.map(({ key, skuId }) => ({
    ...(skuId === null ? { text: (draft[`text.${key}`] ?? '').trim() } : { skuId }),
    qty: readQty(draft[`qty.${key}`] ?? '') ?? 1,
    unitPrice: readPrice(draft[`price.${key}`] ?? '') ?? money(0),
  })),
  freight: readFreight(draft.freight) ?? money(0),
  validUntil: endOfDay(draft.day),
  note: draft.note.trim(),
});
