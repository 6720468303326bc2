import type { Output } from '@mall/contract/operations';
import type { SeckillTab } from '@mall/contract/campaign/seckill';
import { Refusal } from '@mall/contract/core/refusals';
import { loadSkuCards } from '../../catalog/index.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { activitiesOf, activitiesOfProduct, type ActivityRow, summaryOf } from './queries.ts';
import { closeEnded } from './publish.ts';
import { clock } from '../../platform/clock/clock.ts';

type Slots = Output<'seckill.list'>['slots'];
const freshMs = 500;

/**
 * Flash sales for display. In a rush everybody who reads within half a second shares one read of the
 * database.
 */
export const createSeckillService = ({ db, answers }: { db: Db; answers: Answers }) => {
  const shared = new Map<string, { at: number; slots: Promise<Slots> }>();
  const endOver = async (): Promise<void> => {
    if ((await closeEnded(db)) > 0) answers.raise('stock', 'promotion');
  };

  return {
    list: async (caller: Caller, tab: SeckillTab): Promise<Output<'seckill.list'>> => {
      const key = `${tab}|${caller.shop?.id ?? ''}|${caller.language}`;
      const held = shared.get(key);
      const now = clock.nowMs();
      if (held === undefined || now - held.at > freshMs) {
        const slots = endOver().then(() => slotsOf(db, caller, tab));
        slots.catch(() => shared.delete(key));
        shared.set(key, { at: now, slots });
      }
      return { serverTime: clock.now().toISOString(), slots: (await shared.get(key)?.slots) ?? [] };
    },

    summary: async ({ shop }: Caller, activityId: string): Promise<Output<'seckill.summary'>> => {
      await endOver();
      const row = await summaryOf(db, shop, activityId);
      if (row === undefined) throw new Refusal('missing');
      if (!row.over) throw new Refusal('seckill.notOver');
      const sold = row.accepted - row.returned;
      return {
        activityId,
        startAt: row.start_at.toISOString(),
        endAt: row.end_at.toISOString(),
        stock: row.stock_total,
        orders: row.orders,
        cancelled: row.cancelled,
        sold,
        returned: row.returned,
        resold: Math.max(0, row.accepted - row.stock_total),
        left: row.stock_total - sold,
      };
    },

    product: async (caller: Caller, productId: string): Promise<Output<'seckill.product'>> => {
      const rows = await activitiesOfProduct(db, caller, productId);
      return {
        serverTime: clock.now().toISOString(),
        activities: rows.map((row) => ({
          ...toSeckill(row),
          skuId: String(row.sku_id),
          bought: row.bought,
        })),
      };
    },
  };
};

/** One slot for each window of time, with its goods as this shop displays them. */
const slotsOf = async (db: Db, caller: Caller, tab: SeckillTab): Promise<Slots> => {
  const rows = await activitiesOf(db, caller.shop, tab);
  const ids = [...new Set(rows.map((row) => row.product_id))];
  const cardOf = await loadSkuCards(db, caller, ids);
  const slots = new Map<string, Slots[number]>();
  for (const row of rows) {
    const card = cardOf(row.product_id, row.sku_id);
    if (card === null) continue;
    const [from, to] = [row.start_at.toISOString(), row.end_at.toISOString()];
    const slot = slots.get(from + to) ?? { from, to, state: row.state, items: [] };
    slot.items.push({ ...card, seckill: toSeckill(row) });
    slots.set(from + to, slot);
  }
  return [...slots.values()];
};

const toSeckill = (row: ActivityRow) => ({
  activityId: row.id,
  seckillPrice: row.price,
  stockLeft: row.stock_left,
  stockTotal: row.stock_total,
  perUserLimit: row.per_user_limit,
  startAt: row.start_at.toISOString(),
  endAt: row.end_at.toISOString(),
  state: row.state,
});
