import { useQueryOf } from '@mall/platform';
import type { Side } from '../orders/order.ts';
import { allFound, type ExportFrom } from './export-filter.ts';

/**
 * How many orders an export of all results would have, 0 until it is known; the list itself stops counting at
 * a limit.
 */
export const useFound = (of: Side, from: ExportFrom, enabled: boolean): number =>
  useQueryOf(`${of}Order.exportCount`, allFound(from), { enabled, quiet: true }).data?.orders ?? 0;
