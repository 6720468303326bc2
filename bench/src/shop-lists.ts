import { orderNeeds, orderTabs, type OrderTab } from '@mall/contract/trade/order';
import type { Db } from '../../server/src/platform/db/open.ts';
import { ordersByIds } from '../../server/src/trade/orders/rows.queries.ts';
import {
  countNeeds,
  type SellerFilter,
  sellerPage,
} from '../../server/src/trade/orders/seller-page.queries.ts';
import { timed } from './db-clock.ts';
import { manyOrders } from './many-orders.ts';
import { type Row, type Section, verdict } from './report.ts';

export const target = 100;

const base = { tab: 'all', range: 'all', page: 1, size: 20 } as const;
const tabs = Object.keys(orderTabs) as OrderTab[]; // keys of a const table
const ranges = ['all', 'today', '3d', 'week', 'month'] as const;
const sorts = [
  { by: 'created', order: 'desc' },
  { by: 'created', order: 'asc' },
  { by: 'total', order: 'desc' },
  { by: 'total', order: 'asc' },
] as const;
const words = {
  'a number': '2026000000123456',
  'the end of a number': '123456',
  'the beginning of all numbers': '2026000000',
  'a full name': '林伟',
  'a family name of a twentieth': '林',
  'a product': '橡木沙发 40',
  'a kind of product, an eighth': '沙发',
  'a wood in English, a fifth': 'oak',
  'two digits': '99',
  nothing: 'zzz',
};

/** The queries of a shop's list: all combinations of tab, period and sort order, what waits, and keywords. */
const questions = (): readonly (readonly [string, SellerFilter])[] => [
  ...tabs.flatMap((tab) =>
    ranges.flatMap((range) =>
      sorts.map((sort): [string, SellerFilter] => [
        `${tab}, ${range}, by ${sort.by} ${sort.order}`,
        { ...base, tab, range, sort },
      ]),
    ),
  ),
  ...orderNeeds.flatMap((need) =>
    tabs.map((tab): [string, SellerFilter] => [`${need}, ${tab}`, { ...base, need, tab }]),
  ),
  ['received, page 500', { ...base, tab: 'received', page: 500 }],
  ...Object.entries(words).flatMap(([name, keyword]): [string, SellerFilter][] => [
    [`word: ${name}`, { ...base, keyword }],
    [`word: ${name}, today`, { ...base, keyword, range: 'today' }],
    [`word: ${name}, due`, { ...base, keyword, need: 'due' }],
    [`word: ${name}, awaiting shipment`, { ...base, keyword, tab: 'awaitingShipment' }],
  ]),
];

/**
 * Milliseconds of a core for each query, for the shop with nine tenths of all orders and for a small one; the
 * slowest first.
 */
export const measureShopLists = async (db: Db, backend: number | undefined): Promise<Section[]> => {
  const sections: Section[] = [];
  for (const [title, shopId] of Object.entries(manyOrders)) {
    const costs: { name: string; cpu: number; wall: number }[] = [];
    for (const [name, filter] of questions()) {
      const cost = await timed(
        backend,
        async () => {
          const { ids } = await sellerPage(db, shopId, filter);
          await countNeeds(db, shopId);
          await ordersByIds(db, { shopId }, ids);
        },
        { warm: 2, rounds: 5 },
      );
      costs.push({ name, ...cost });
    }
    const slow = costs.filter(({ cpu }) => cpu > target);
    const slowest = costs.toSorted((a, b) => b.cpu - a.cpu).slice(0, 20);
    sections.push({
      title: `The ${title} shop: ${costs.length} questions, ${slow.length} of them above ${target} ms`,
      head: ['the slowest', 'ms of a core', 'waited', `≤ ${target} ms`],
      rows: slowest.map(
        ({ name, cpu, wall }): Row => [name, cpu.toFixed(1), wall.toFixed(1), verdict(cpu <= target)],
      ),
    });
  }
  return sections;
};

export const aboutShopLists = (size: number): string =>
  `The first page of a shop's orders among ${size.toLocaleString('en')}, of which nine tenths are of one shop: twenty orders with their lines, the counts of all tabs and of what waits; PostgreSQL on one connection without parallel helpers, median of 5 after 2 that do not count. "ms of a core" is what the database used, "waited" the time by the clock, other work on the machine included. Every tab, time and sort is asked with each other.`;
