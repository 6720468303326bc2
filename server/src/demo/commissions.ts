import { dayMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/open.ts';
import { earningsOf } from '../incentive/distribution/earner.ts';
import { followOrder } from '../incentive/distribution/follow.ts';
import type { PlannedOrder } from './order-plan.ts';
import type { People } from './people.ts';
import type { Earner } from '../incentive/distribution/earner.queries.ts';

/**
 * Customers of the promoter and of the one below them, and what both earned by their orders, posted as the
 * mall posts it (decisions 2.11): the member and every second reviewer are the promoter's, every fourth one
 * is the other's.
 */
export const writeCommissions = async (
  tx: Tx,
  people: People,
  orders: readonly PlannedOrder[],
): Promise<void> => {
  const { promoter, subordinate, member } = people.ids;
  const customers = new Map([
    [member, promoter],
    ...people.reviewers.flatMap(({ id }, index): [string, string][] => {
      if (id === promoter || id === subordinate) return [];
      return index % 2 === 0 ? [[id, promoter]] : index % 4 === 1 ? [[id, subordinate]] : [];
    }),
  ]);
  await tx
    .insertInto('referrals')
    .values(
      [...customers].map(([userId, by], index) => ({
        user_id: userId,
        bound_to: by,
        bound_at: new Date(Date.now() - (200 - index) * dayMs),
      })),
    )
    .execute();
  const earning = orders.filter(({ userId }) => customers.has(userId));
  const rows = earning.flatMap((order) => {
    const by = customers.get(order.userId) ?? promoter;
    const earner: Earner = {
      promoter: by,
      above: by === subordinate ? promoter : null,
      rules: [],
      settings: {},
    };
    const lines = order.lines.map(({ id, sku, product, qty, goods, freight }) => ({
      id,
      priceable: {
        skuId: String(sku.id),
        productId: String(product.id),
        categoryIds: [],
        supplyPrice: sku.supply_price,
      },
      qty,
      freight,
      pay: goods + freight,
    }));
    return earningsOf(earner, lines).map((row) => ({
      ...row,
      limited: [...row.limited],
      order_id: order.id,
      created_at: order.placedAt,
    }));
  });
  await tx.insertInto('commissions').values(rows).execute();
  for (const { id } of earning) await followOrder(tx, id);
  // All of it was posted now; the times are those of its order.
  await sql`
    update commissions c set paid_at = o.paid_at, available_at = case when c.state = 'available' then c.thaw_at end
    from orders o where o.id = c.order_id and c.paid_at is not null`.execute(tx);
};
