import { money, ratio } from '@mall/contract/core/money';
import { dayMs, hourMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/open.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { closeEnded, publishActivity } from '../campaign/seckill/publish.ts';

const shanghaiMs = 8 * hourMs;
const names = {
  day: { zh: '全天抢购', en: 'All-day deals', indo: 'Promo sepanjang hari', fili: 'Buong araw na promo' },
  evening: { zh: '晚间专场', en: 'Evening deals', indo: 'Promo malam', fili: 'Promo sa gabi' },
  tomorrow: { zh: '明日预告', en: "Tomorrow's deals", indo: 'Promo besok', fili: 'Promo bukas' },
} as const;
const pricePercent = 78;

/** Midnight in Shanghai, `days` from today. */
export const midnight = (days: number, now = Date.now()): Date =>
  new Date(Math.floor((now + shanghaiMs) / dayMs) * dayMs - shanghaiMs + days * dayMs);

/**
 * Keeps the demo from going stale: flash sales run all day, some begin in the evening, tomorrow's are
 * announced. Run at the start and every midnight; does nothing for a day that has its sales. Returns how many
 * were published.
 */
export const keepSeckill = (db: Db): Promise<number> =>
  inTransaction(db, async (tx) => {
    await closeEnded(tx);
    const today = await publishDay(tx, 0);
    return today + (await publishDay(tx, 1));
  });

/** Publishes a day that has ended: a past sale for display, its unsold stock returned. */
export const publishPast = async (tx: Tx): Promise<void> => {
  await publish(
    tx,
    'day',
    3,
    new Date(midnight(-1).getTime() + 10 * hourMs),
    new Date(midnight(0).getTime() - hourMs),
  );
  await closeEnded(tx);
};

const publishDay = async (tx: Tx, days: number): Promise<number> => {
  const [from, to] = [midnight(days), midnight(days + 1)];
  const { n } = await tx
    .selectFrom('seckill_activities')
    .select((expression) => expression.fn.countAll<number>().as('n'))
    .where('start_at', '>=', from)
    .where('start_at', '<', to)
    .where('shop_id', 'is', null)
    .executeTakeFirstOrThrow();
  if (n > 0) return 0;
  const evening = new Date(from.getTime() + 20 * hourMs);
  const first = await publish(tx, days === 0 ? 'day' : 'tomorrow', 6, from, to);
  return first + (await publish(tx, 'evening', 3, evening, to));
};

/** Takes SKUs that are not in a sale yet and have stock to spare; the day decides which. */
const publish = async (
  tx: Tx,
  name: keyof typeof names,
  count: number,
  startAt: Date,
  endAt: Date,
): Promise<number> => {
  const seed = Math.floor(startAt.getTime() / dayMs);
  const { rows } = await sql<{ id: number; price: number; free: number }>`
    select s.id, s.price, s.stock - s.held as free from skus s
    join products p on p.id = s.product_id
    where s.idx = 0 and s.stock - s.held >= 30 and p.on_sale and not p.banned and p.review_status = 'approved'
      and p.shop_id is null
      and not exists (select 1 from seckill_activities a where a.sku_id = s.id and a.end_at > now())
    order by (s.id / 10 * 37 + ${seed}::int * 11) % 101, s.id limit ${count}`.execute(tx);
  for (const { id, price, free } of rows) {
    await publishActivity(tx, {
      name: names[name],
      skuId: String(id),
      price: Math.round(ratio(money(price), pricePercent, 100) / 100) * 100,
      stock: Math.min(20, Math.floor(free / 3)),
      startAt,
      endAt,
    });
  }
  return rows.length;
};
