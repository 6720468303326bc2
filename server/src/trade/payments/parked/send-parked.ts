import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/open.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { type Done, eachDue } from '../../../platform/jobs/due.ts';
import { messagesFor } from '../../../platform/notifications/outbox.ts';
import { sendMessages } from '../../../platform/notifications/send-messages.ts';
import { noteSentTwice } from '../note-sent-twice.ts';
import { askToSendBack, type DueBack, nextTry } from '../pay-out.ts';
import type { PaymentPort, SentBack } from '../port.ts';
import { moveParked } from './move-parked.ts';
import type { ParkedRow } from './parked.queries.ts';
import { postParked } from './post-parked.ts';

/** Asks the providers to send back what operators gave back and is due. It may run twice, late or never. */
export const sendParkedDue = (db: Db, ports: readonly PaymentPort[]): Promise<Done> =>
  eachDue(
    'parked payment',
    async (except) => {
      const { rows } = await sql<{ id: string }>`
        select id from parked_payments
        where status = 'returning' and coalesce(next_try_at <= now(), true) and id <> all(${[...except]}::text[])
        order by parked_at limit 100`.execute(db);
      return rows.map(({ id }) => id);
    },
    (id) => sendParked(db, ports, id),
  );

/** The same for one of them, as `payOutRefund` does for refunds. Not to be called in a transaction. */
export const sendParked = async (
  db: Db,
  ports: readonly PaymentPort[],
  id: string,
): Promise<SentBack['outcome'] | 'none'> => {
  const due = await claim(db, id);
  if (due === undefined) return 'none';
  const { outcome, ref, why } = await askToSendBack(ports, due);
  if (outcome !== 'done') {
    await db
      .updateTable('parked_payments')
      .set({ refund_ref: outcome === 'pending' ? (ref ?? due.asked) : null, last_error: why ?? null })
      .where('id', '=', id)
      .where('status', '=', 'returning')
      .execute();
    return outcome;
  }
  const left = await inTransaction(db, async (tx) => {
    const moved = await moveParked(tx, id, 'arrive', {
      refund_ref: ref ?? due.asked,
      last_error: null,
      next_try_at: null,
    });
    if (moved !== undefined) await sendAway(tx, moved);
    else await lookForTwice(tx, id, ref ?? due.asked);
    return moved !== undefined;
  });
  return left ? 'done' : 'none';
};

/** Another process has the same answer of the provider; or somebody had recorded it as sent by hand. */
const lookForTwice = async (tx: Tx, id: string, ref: string | null): Promise<void> => {
  const byHand = await tx
    .selectFrom('parked_payments')
    .select('reference')
    .where('id', '=', id)
    .where('reference', '<>', '')
    .executeTakeFirst();
  if (byHand !== undefined) await noteSentTwice(tx, `parked:${id}`, { id, ref, byHand: byHand.reference });
};

/** It has left: out of suspense, and its buyer is told, where the mall knows one. */
export const sendAway = async (tx: Tx, moved: ParkedRow): Promise<void> => {
  await postParked(tx, moved, 'sendBack');
  const { intent_id: intentId, amount, currency, reference } = moved;
  if (intentId === null || amount === null || currency === null) return;
  const parties = await tx
    .selectFrom('orders as o')
    .innerJoin('payment_intents as i', 'i.order_id', 'o.id')
    .select(['o.id', 'o.no', 'o.user_id as userId', 'o.shop_id as shopId'])
    .where('i.id', '=', intentId)
    .executeTakeFirstOrThrow();
  const way = reference === '' ? 'refund.paidOut' : 'refund.sentByHand';
  await sendMessages(tx, messagesFor(way, parties, { amount, currency }, moved.id));
};

const claim = async (db: Db, id: string): Promise<DueBack | undefined> => {
  const { rows } = await sql<DueBack>`
    update parked_payments p set tries = p.tries + 1, tried_at = now(), next_try_at = ${nextTry(sql.ref('p.tries'))}
    where p.id = ${id} and p.status = 'returning' and coalesce(p.next_try_at <= now(), true)
    returning p.id, p.amount, p.refund_ref as asked, p.provider as method, p.provider_ref as "providerRef",
      p.amount as total, p.currency`.execute(db);
  return rows[0];
};
