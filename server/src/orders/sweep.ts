import { sql } from 'kysely';
import type { Db, Tx } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import { tellRisks } from '../delivery/tell.ts';
import { messagesFor, type Parties, sendMessages } from '../messages/outbox.ts';
import { closeEnded } from '../seckill/publish.ts';
import { expireDue } from './end.ts';
import type { Who } from './moves.ts';
import { receiveOrder } from './receive.ts';
import { recordOrder, usualPlan } from './record.ts';

const system: Who = { actor: 'system', actorId: null };

export type Swept = {
  expired: number;
  warned: number;
  recorded: number;
  received: number;
  told: number;
  activities: number;
  coupons: number;
};

/** Everything that the clock does to orders, once a minute. It may run twice or late: each part goes by the state it finds. */
export const sweepOrders = async (db: Db): Promise<Swept> => ({
  expired: await expireDue(db, 'system'),
  warned: await warnHalfTime(db),
  recorded: await each(db, await unrecorded(db), (tx, id) =>
    recordOrder(tx, id, usualPlan, 'system', system),
  ),
  received: await each(db, await arrived(db), (tx, id) => receiveOrder(tx, id, 'system', system)),
  told: await tellRisks(db),
  activities: await closeEnded(db),
  coupons: await expireCoupons(db),
});

/** Half of the time to pay is over: one message (decisions 2.6). */
const warnHalfTime = (db: Db): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { rows } = await sql<Parties>`
      update orders set warned_at = now()
      where id in (
        select id from orders where status = 0 and warned_at is null and expires_at > now()
          and now() >= created_at + (expires_at - created_at) / 2
        order by expires_at limit 500 for update skip locked)
      returning id, no, user_id as "userId", shop_id as "shopId"`.execute(tx);
    await sendMessages(
      tx,
      rows.flatMap((order) => messagesFor('order.payReminder', order)),
    );
    return rows.length;
  });

const unrecorded = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from orders where status = 1 and paid_at <= now() - interval '24 hours' order by paid_at limit 500`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

/** Shipped orders of which every delivery arrived 15 days ago or earlier, and none was refused. */
const arrived = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o join deliveries d on d.order_id = o.id where o.status = 3
    group by o.id having bool_and(d.status <> 6 and coalesce(d.arrived_at <= now() - interval '15 days', false)) order by o.id limit 500`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

const expireCoupons = async (db: Db): Promise<number> => {
  const ended =
    await sql`update coupons set status = 'expired' where status = 'unused' and valid_to <= now()`.execute(
      db,
    );
  return Number(ended.numAffectedRows ?? 0n);
};

const each = async (
  db: Db,
  ids: readonly string[],
  work: (tx: Tx, id: string) => Promise<void>,
): Promise<number> => {
  let done = 0;
  for (const id of ids) {
    try {
      await inTransaction(db, (tx) => work(tx, id));
      done += 1;
    } catch (error) {
      if (!(error instanceof Error && error.name === 'Refusal')) throw error; // somebody was quicker
    }
  }
  return done;
};
