import { shanghaiOffsetMs } from '@mall/contract/core/time';
import { type ExportColumn, exportColumns, usualColumns } from '@mall/contract/trade/order-export';
import type { OrderNeed, OrderTab } from '@mall/contract/trade/order';
import type { Sent } from '@mall/contract/operations';
import { drafts } from '@mall/platform';

/** The list's filter when an export starts; explicit orders take precedence over it. */
export type ExportFrom = {
  readonly tab: OrderTab;
  readonly range: 'all' | 'today' | '3d' | 'week' | 'month';
  readonly keyword: string;
  readonly need?: OrderNeed | '' | undefined;
  readonly ids?: readonly string[];
};

/** The states to choose from, those of both lists. */
export const tabs = [
  'all',
  'awaitingPayment',
  'awaitingShipment',
  'awaitingReceipt',
  'received',
] as const satisfies readonly OrderTab[];

/** A period to choose: one of the list's, the previous month, or two days. */
export const spans = ['all', 'today', '3d', 'week', 'month', 'lastMonth', 'days'] as const;
export type Span = (typeof spans)[number];

export type ExportForm = {
  tab: OrderTab;
  span: Span;
  from: string;
  to: string;
  columns: readonly ExportColumn[];
};

/** The form's initial values: the list's tab and period, the columns of the last export. */
export const formOf = ({ tab, range }: ExportFrom): ExportForm => ({
  tab,
  span: range,
  from: '',
  to: '',
  columns: rememberedColumns(),
});

/** All results of the list, on every page. */
export const allFound = ({ ids: _chosen, ...from }: ExportFrom): Sent<'shopOrder.exportCount'> =>
  toWanted(formOf(from), from, 0);

/** The request to the server. */
export const toWanted = (
  { tab, span, from, to }: ExportForm,
  { keyword, need = '', ids }: ExportFrom,
  now: number,
): Sent<'shopOrder.exportCount'> => {
  if (ids !== undefined && ids.length > 0) return { ids: [...ids] };
  const words = { ...(keyword === '' ? {} : { keyword }), ...(need === '' ? {} : { need }) };
  if (span === 'lastMonth') return { tab, ...words, ...lastMonth(now) };
  if (span === 'days') return { tab, ...words, ...(from && { from }), ...(to && { to }) };
  return { tab, ...words, range: span };
};

/** First and last day of the previous month, in Shanghai. */
export const lastMonth = (now: number): { from: string; to: string } => {
  const today = new Date(now + shanghaiOffsetMs);
  const first = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1);
  const last = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 0);
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { from: day(first), to: day(last) };
};

const isColumns = (kept: unknown): kept is ExportColumn[] =>
  Array.isArray(kept) &&
  kept.length > 0 &&
  kept.every((one) => exportColumns.some((column) => column === one));

export const rememberedColumns = (): readonly ExportColumn[] =>
  drafts.read('exportColumns', isColumns) ?? usualColumns;
export const rememberColumns = (columns: readonly ExportColumn[]): void =>
  drafts.write('exportColumns', columns);
