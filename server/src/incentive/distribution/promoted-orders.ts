import type { Item } from '@mall/contract/operations';
import type { Reader } from '../../platform/db/open.ts';
import {
  type CommissionFilter,
  commissionPage,
  type CommissionRow,
  commissionsOf,
  mostCounted,
} from './queries.ts';

type Commission = Item<'promoter.profits'>;

/** What is left of a commission decides; nothing left is a state of its own. */
export const shownState = ({ state, amount, reversed }: CommissionRow): Commission['state'] =>
  reversed === amount ? 'reversed' : state;

/** A page of the orders that earn a promoter something, each with all lines that do. */
export const promotedOrders = async (reader: Reader, promoterId: string, filter: CommissionFilter) => {
  const { rows, total } = await commissionPage(reader, promoterId, filter, true);
  const all = await commissionsOf(
    reader,
    promoterId,
    rows.map(({ order_id: id }) => id),
  );
  const orders = rows.map((lead) => {
    const lines = all.filter(({ order_id: id }) => id === lead.order_id);
    return {
      id: lead.order_id,
      orderNo: lead.order_no,
      lines,
      base: sumOf(lines, ({ base }) => base),
      level: lead.level,
      commission: sumOf(lines, ({ amount, reversed }) => amount - reversed),
      state: shownState(lead),
      thawAt: lead.thaw_at?.toISOString() ?? null,
      orderedAt: lead.created_at.toISOString(),
    };
  });
  return { rows: orders, total: Math.min(total, mostCounted), more: total > mostCounted };
};

const sumOf = (rows: readonly CommissionRow[], of: (row: CommissionRow) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);
