import { orderColumns } from '@mall/office/orders';
import { Cells, type Column } from '@mall/ui/office';
import type { ShopsOrder } from './useShopOrders.ts';

export type ShopOrderColumn = ReturnType<typeof shopOrderColumns>[number];

/** The columns of every list of orders, and the shop, in the room of what was paid; the list has one order, the newest first. */
export const shopOrderColumns = (linkTo: (id: string) => string) => {
  const [number, ...others] = orderColumns(linkTo).map(({ header, sortable: _one, ...column }) => ({
    ...column,
    ...(column.id === 'paid' ? { offAtFirst: true } : {}),
    header: `orderParts:${header}` as const,
  }));
  const shop = {
    id: 'shop',
    header: 'column.shop',
    card: 'line',
    cell: (order: ShopsOrder) => Cells.text(order.shop.name, order.shop.code),
    width: '170px',
  } as const satisfies Column<ShopsOrder>;
  return [...(number === undefined ? [] : [number]), shop, ...others];
};
