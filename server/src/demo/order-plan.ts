import { type Money, money, sum, times } from '@mall/contract/core/money';
import { isPaid, type OrderStatus, orderStatus } from '@mall/contract/trade/order';
import { hourMs } from '@mall/contract/core/time';
import { newId, newOrderNo } from '../platform/ids/ids.ts';
import { platformTerms, unitPrices } from '../catalog/pricing/price.ts';
import type { DemoProduct } from './products.ts';
import type { DemoSku } from './skus.ts';

/** An order of the demo mall before it becomes rows. */
export type OrderPlan = {
  userId: string;
  /** With its coefficient in ten-thousandths; null for an order from the platform itself. */
  shop: { id: string; factor: number } | null;
  status: OrderStatus;
  /** How many hours ago it was placed. */
  hoursAgo: number;
  method: 'sandbox' | 'offline';
  /** Waiting for the shop to confirm a transfer. */
  proofSent?: boolean;
  /** For a shipped order: how far the delivery is. */
  delivery?: 3 | 4;
  remark?: string;
  items: { product: DemoProduct; sku: DemoSku; qty: number }[];
};

export type PlannedLine = {
  id: string;
  idx: number;
  product: DemoProduct;
  sku: DemoSku;
  qty: number;
  shopPrice: Money;
  memberPrice: Money;
  goods: Money;
  freight: Money;
};
export type PlannedOrder = Omit<OrderPlan, 'items'> & {
  id: string;
  no: string;
  lines: PlannedLine[];
  goods: Money;
  freight: Money;
  pay: Money;
  qty: number;
  placedAt: Date;
};

/** Prices an order as the shop would: member price times quantity, freight on top (decisions 2.3). */
export const planOrder = ({ items, ...plan }: OrderPlan): PlannedOrder => {
  const placedAt = new Date(Date.now() - plan.hoursAgo * hourMs);
  const lines = items.map(({ product, sku, qty }, idx): PlannedLine => {
    const { shopPrice, memberPrice } = unitPrices({
      platformPrice: sku.price,
      override: null,
      factor: plan.shop?.factor ?? platformTerms.factor,
      ending: 'none',
      memberBps: product.memberBps,
    });
    return {
      id: newId(),
      idx,
      product,
      sku,
      qty,
      shopPrice,
      memberPrice,
      goods: times(memberPrice, qty),
      freight: times(money(product.freight), qty),
    };
  });
  const goods = sum(lines.map((line) => line.goods));
  const freight = sum(lines.map((line) => line.freight));
  return {
    ...plan,
    id: newId(),
    no: newOrderNo(placedAt),
    lines,
    goods,
    freight,
    pay: money(goods + freight),
    qty: lines.reduce((all, { qty }) => all + qty, 0),
    placedAt,
  };
};

/** The effect of the orders on each SKU: sold when paid, held while unpaid. */
export const takenBy = (orders: readonly PlannedOrder[]) => {
  const taken = new Map<number, { sold: number; held: number }>();
  for (const { status, lines } of orders) {
    for (const { sku, qty } of lines) {
      const so = taken.get(sku.id) ?? { sold: 0, held: 0 };
      if (status === orderStatus.unpaid) so.held += qty;
      if (isPaid(status)) so.sold += qty;
      taken.set(sku.id, so);
    }
  }
  return (skuId: number) => taken.get(skuId) ?? { sold: 0, held: 0 };
};
