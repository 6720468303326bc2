import { useQueryOf } from '@mall/platform';
import { questionOf, type Orders } from './useOrders.ts';

/** The orders before and after one in the list from which it was opened, also across the edge of its page. */
export const useNeighbours = ({ rows, asked, page, size, total }: Orders, id: string) => {
  const at = rows.findIndex((row) => row.id === id);
  const isLast = at === rows.length - 1 && page * size < total;
  const isFirst = at === 0 && page > 1;
  const before = useQueryOf('shopOrder.list', questionOf(asked, page - 1), { enabled: isFirst, quiet: true });
  const after = useQueryOf('shopOrder.list', questionOf(asked, page + 1), { enabled: isLast, quiet: true });
  if (at === -1) return {};
  const previous = isFirst ? before.data?.list.at(-1) : rows[at - 1];
  const next = isLast ? after.data?.list[0] : rows[at + 1];
  return {
    previous: previous && { id: previous.id, page: isFirst ? page - 1 : page },
    next: next && { id: next.id, page: isLast ? page + 1 : page },
  };
};
