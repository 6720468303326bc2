import type { Item } from '@mall/contract/operations';

export type ShopOrder = Item<'shopOrder.list'>;
