import { dayInShanghai } from '../../platform/i18n/day.ts';
import type { OrdersWanted } from './orders.queries.ts';

/**
 * The name of a file contains the request: `orders-awaitingShipment-due-week-2026-11-22.xlsx`. Plain letters,
 * as headers require.
 */
export const exportName = (
  { ids = [], tab, need, keyword, range, from, to }: Partial<OrdersWanted>,
  at: Date,
): string => {
  const days =
    from === undefined && to === undefined ? range !== 'all' && range : `${from ?? ''}--${to ?? ''}`;
  const filter = [tab !== 'all' && tab, need, keyword && 'search', days];
  const parts = ids.length > 0 ? [ids.length > 1 && `${ids.length}-chosen`] : filter;
  return `${['orders', ...parts, dayInShanghai(at)].filter(Boolean).join('-')}.xlsx`;
};
