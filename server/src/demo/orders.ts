import { type OrderStatus, orderStatus } from '@mall/contract/trade/order';
import type { People, Reviewer } from './people.ts';
import { type OrderPlan, type PlannedOrder, planOrder } from './order-plan.ts';
import type { DemoProduct } from './products.ts';
import { type Random, seeded } from './random.ts';

const demoFactor = 15_000;
const hoursADay = 24;
const ordersByReviewer = 3;

/** The member's orders, one or more in every state, most of them in the shop DEMO88. */
export const memberOrders = (products: readonly DemoProduct[], { ids, shopId }: People): PlannedOrder[] => {
  const shop = { id: shopId, factor: demoFactor };
  const item = (source: string, qty = 1, index = 0) => {
    const product = products.find((one) => one.source.id === source);
    const sku = product?.skus[index];
    if (product === undefined || sku === undefined) throw new Error(`The demo has no ${source}.`);
    return { product, sku, qty };
  };
  const plan = (
    status: OrderStatus,
    hoursAgo: number,
    items: OrderPlan['items'],
    more: Partial<OrderPlan> = {},
  ): OrderPlan => ({ userId: ids.member, shop, status, hoursAgo, method: 'sandbox', items, ...more });
  return [
    plan(0, 0.1, [item('pend-dome', 2), item('lamp-dome')]),
    plan(0, 3, [item('desk-skriv')], { method: 'offline', proofSent: true, remark: '请送到书房' }),
    plan(1, 2, [item('chair-wish', 4)]),
    plan(2, 60, [item('sofa-verdi-velvet')], { remark: '周末送货' }),
    plan(3, 24 * 8, [item('bed-hem-slat'), item('night-alto', 2)]),
    plan(3, 24 * 10, [item('rug-berber')], { delivery: 4 }),
    plan(4, 24 * 20, [item('coffee-sol-nest'), item('side-tray', 1, 1)]),
    plan(4, 24 * 40, [item('shelf-case')], { method: 'offline' }),
    plan(4, 24 * 55, [item('vase-trio'), item('cushion-trio', 2)], { shop: null }),
    plan(5, 24 * 15, [item('ward-lina-3')]),
  ].map(planOrder);
};

/** Received orders of other people: each of their lines has a review. */
export const reviewerOrders = (products: readonly DemoProduct[], people: People): PlannedOrder[] => {
  const random = seeded(77);
  return people.reviewers.flatMap((reviewer, index) =>
    Array.from({ length: ordersByReviewer }, (_, n) =>
      planOrder(reviewed(products, people, reviewer, index * ordersByReviewer + n, random)),
    ),
  );
};

const reviewed = (
  products: readonly DemoProduct[],
  { shopId, ids }: People,
  reviewer: Reviewer,
  number: number,
  random: Random,
): OrderPlan => {
  const first = (number * 5) % products.length;
  const picked = [first, first + 31, first + 67].map((at) => products[at % products.length]);
  return {
    userId: reviewer.id,
    shop: number % 3 === 0 && ids.owner !== reviewer.id ? { id: shopId, factor: demoFactor } : null,
    status: orderStatus.received,
    hoursAgo: hoursADay * random.int(16, 150),
    method: 'sandbox',
    items: picked.flatMap((product) => {
      const sku = product?.skus[random.int(0, (product?.skus.length ?? 1) - 1)];
      return product === undefined || sku === undefined ? [] : [{ product, sku, qty: random.int(1, 2) }];
    }),
  };
};
