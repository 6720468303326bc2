import { orderStatus } from '@mall/contract/trade/order';
import type { Reviewer } from './people.ts';
import { type PlannedOrder, planOrder } from './order-plan.ts';
import type { DemoProduct } from './products.ts';
import { type Random, seeded } from './random.ts';

const hoursADay = 24;
const fewest = 3;
const mostReviews = 18;
const linesInOrder = 10;

/**
 * Received orders of people who furnished whole homes, so that most products have reviews: few for most, many
 * for best sellers. `others` are orders whose lines are reviewed too; nobody reviews a product twice. New
 * products have none yet.
 */
export const homeOrders = (
  products: readonly DemoProduct[],
  reviewers: readonly Reviewer[],
  others: readonly PlannedOrder[],
): PlannedOrder[] => {
  const random = seeded(1905);
  const bought = new Set(
    others.flatMap(({ userId, lines }) => lines.map(({ product }) => key(userId, product))),
  );
  const homes = new Map<string, DemoProduct[]>(reviewers.map(({ id }) => [id, []]));
  for (const product of products.filter(({ flags }) => !flags.is_new)) {
    const first = random.int(0, reviewers.length - 1);
    for (let n = 0; n < reviewsOf(product, random); n += 1) {
      const buyer = reviewers[(first + n * 3) % reviewers.length];
      if (buyer === undefined || bought.has(key(buyer.id, product))) continue;
      bought.add(key(buyer.id, product));
      homes.get(buyer.id)?.push(product);
    }
  }
  return [...homes].flatMap(([userId, home]) =>
    chunks(home, linesInOrder).map((part) =>
      planOrder({
        userId,
        shop: null,
        status: orderStatus.received,
        hoursAgo: hoursADay * random.int(30, 380),
        method: 'sandbox',
        items: part.flatMap((product) => {
          const sku = product.skus[random.int(0, product.skus.length - 1)];
          return sku === undefined ? [] : [{ product, sku, qty: 1 }];
        }),
      }),
    ),
  );
};

const key = (userId: string, { id }: DemoProduct): string => `${userId} ${id}`;

const reviewsOf = ({ flags, sales }: DemoProduct, random: Random): number =>
  Math.min(sales, flags.bestseller ? random.int(10, mostReviews) : random.int(fewest, 9));

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
