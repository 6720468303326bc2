import { dayMs, shanghaiOffsetMs } from '../core/time.ts';
import { isMobile, want } from '../core/limits.ts';
import type { Actor } from '../core/actor.ts';

/**
 * The stored states of a purchase request; whether its last day is over is computed on reading (decisions
 * 2.16).
 */
export const wantStates = ['open', 'won', 'lost', 'cancelled'] as const;
export type StoredWantState = (typeof wantStates)[number];

type Rule = { by: readonly Actor[]; from: readonly StoredWantState[]; to: StoredWantState };
/**
 * The states of a purchase request as one table. It is won with the order that accepts a quote, and open
 * again when that order ends unpaid; a shop may settle it elsewhere.
 */
export const wantMoves = {
  withdraw: { by: ['buyer'], from: ['open'], to: 'cancelled' },
  win: { by: ['buyer'], from: ['open'], to: 'won' },
  lose: { by: ['shop'], from: ['open'], to: 'lost' },
  settle: { by: ['shop'], from: ['open'], to: 'won' },
  close: { by: ['shop'], from: ['open'], to: 'cancelled' },
  reopen: { by: ['system'], from: ['won'], to: 'open' },
} as const satisfies Record<string, Rule>;

/** The input of a request to find, make or price something (spec §5, decisions 2.16). */
export type WantDraft = {
  contact: string;
  phone: string;
  provinceId: string;
  cityId: string;
  districtId: string;
  /** As typed. */
  quantity: string;
  brand: string;
  /** A day as `2026-12-31`, in Shanghai; the request ends with it. */
  validUntil: string;
  remark: string;
  images: readonly string[];
};

export type WantProblem =
  | 'contact.missing'
  | 'phone.wrong'
  | 'region.missing'
  | 'quantity.wrong'
  | 'day.missing'
  | 'day.past'
  | 'day.late'
  | 'remark.short';
export type WantProblems = { readonly [field in keyof WantDraft]?: WantProblem };

/** The day in Shanghai a number of days after a moment (ms). */
export const wantDay = (now: number, days: number): string =>
  new Date(now + shanghaiOffsetMs + days * dayMs).toISOString().slice(0, 10);

export const emptyWant = (now: number): WantDraft => ({
  contact: '',
  phone: '',
  provinceId: '',
  cityId: '',
  districtId: '',
  quantity: '1',
  brand: '',
  validUntil: wantDay(now, want.days.default),
  remark: '',
  images: [],
});

/** The one list of rules for a purchase request. The region's problem belongs to its first empty field. */
export const wantProblems = (draft: WantDraft, now: number): WantProblems => ({
  ...(draft.contact.trim() === '' ? { contact: 'contact.missing' as const } : {}),
  ...(isMobile(draft.phone.trim()) ? {} : { phone: 'phone.wrong' as const }),
  ...regionProblem(draft),
  ...(isQuantity(draft.quantity) ? {} : { quantity: 'quantity.wrong' as const }),
  ...dayProblem(draft.validUntil, now),
  ...([...draft.remark.trim()].length < want.minRemark ? { remark: 'remark.short' as const } : {}),
});

const isQuantity = (typed: string): boolean =>
  /^\d{1,6}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= want.maxQuantity;

const regionProblem = ({ provinceId, cityId, districtId }: WantDraft): WantProblems => {
  if (provinceId === '') return { provinceId: 'region.missing' };
  if (cityId === '') return { cityId: 'region.missing' };
  return districtId === '' ? { districtId: 'region.missing' } : {};
};

/** The order of days is that of their texts. */
const dayProblem = (day: string, now: number): WantProblems => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return { validUntil: 'day.missing' };
  if (day < wantDay(now, 0)) return { validUntil: 'day.past' };
  return day > wantDay(now, want.days.most) ? { validUntil: 'day.late' } : {};
};
