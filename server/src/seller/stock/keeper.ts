import type { Operator, Staff } from '../../platform/http/caller.ts';
import { mallsOwn, type Seller } from '../../platform/http/seller.ts';

/** Who keeps the stock of a seller, and whether they may know which orders take of it. */
export type StockSeller = Seller & { readonly seesOrders: boolean };

export const ofShop = (caller: Staff): StockSeller => ({
  caller,
  scope: { shopId: caller.staff.shopId },
  seesOrders: caller.staff.permissions.includes('order.view'),
});

export const ofMall = (caller: Operator): StockSeller => ({
  caller,
  scope: mallsOwn,
  seesOrders: caller.operator.permissions.includes('order.view'),
});
