import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Done, eachDue } from '../../platform/jobs/due.ts';
import { markRefunded } from '../refunds/mark-refunded.ts';
import { noteSentTwice } from './note-sent-twice.ts';
import { GatewayFailed, type PaymentPort, type SentBack } from './port.ts';

/** Money that a provider is asked to send back. */
export type DueBack = {
  id: string;
  amount: number;
  asked: string | null;
  method: string;
  providerRef: string | null;
  total: number;
  currency: string;
};

/** Sends the money of every approved refund that is due. It may run twice, late or never. */
export const payOutRefunds = (db: Db, ports: readonly PaymentPort[]): Promise<Done> =>
  eachDue(
    'refund',
    async (except) => {
      const due = await db
        .selectFrom('refunds')
        .select('id')
        .where('status', '=', 'approved')
        .where((where) =>
          where.or([where('next_try_at', 'is', null), where('next_try_at', '<=', sql<Date>`now()`)]),
        )
        .where('id', '<>', sql<string>`all(${[...except]}::text[])`)
        .where(byProvider)
        .orderBy('at')
        .limit(100)
        .execute();
      return due.map(({ id }) => id);
    },
    (id) => payOutRefund(db, ports, id),
  );

/**
 * Calls the gateway of an approved refund to send the money (docs/decisions/025) and records the result:
 * `refunded`, or the next try with the error. The gateway identifies the refund by its id, so that a second
 * call sends nothing more. Not to be called in a transaction. `none`: nothing was due.
 */
export const payOutRefund = async (
  db: Db,
  ports: readonly PaymentPort[],
  refundId: string,
): Promise<SentBack['outcome'] | 'none'> => {
  const due = await claim(db, refundId);
  if (due === undefined) return 'none';
  const { outcome, ref, why } = await askToSendBack(ports, due);
  if (outcome === 'done') {
    const left = await inTransaction(db, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('refunds')
        .set({ provider_ref: ref ?? due.asked, last_error: null, next_try_at: null })
        .where('id', '=', refundId)
        .where('status', '=', 'approved')
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return markRefunded(tx, refundId);
      await lookForTwice(tx, refundId, ref ?? due.asked);
      return false;
    });
    return left ? 'done' : 'none';
  }
  await db
    .updateTable('refunds')
    // A failed refund is requested anew; one under way is queried.
    .set({ provider_ref: outcome === 'pending' ? (ref ?? due.asked) : null, last_error: why ?? null })
    .where('id', '=', refundId)
    .where('status', '=', 'approved')
    .execute();
  return outcome;
};

/** Another process has the same answer of the provider; or somebody had recorded it as sent by hand. */
const lookForTwice = async (tx: Tx, id: string, ref: string | null): Promise<void> => {
  const byHand = await tx
    .selectFrom('refunds')
    .select(['order_id', 'provider_ref'])
    .where('id', '=', id)
    .where('sent_by', 'is not', null)
    .executeTakeFirst();
  if (byHand !== undefined)
    await noteSentTwice(tx, `order:${byHand.order_id}`, { id, ref, byHand: byHand.provider_ref ?? '' });
};

/** When to try again: later after each try, an hour at most. */
export const nextTry = (tries: RawBuilder<unknown>): RawBuilder<Date> =>
  sql<Date>`now() + least(interval '1 hour', interval '30 seconds' * power(2, least(${tries}, 10)))`;

/** Nobody but an operator sends back what was transferred to the mall. */
const byProvider = sql<boolean>`not exists (
  select from payment_intents i where i.id = refunds.intent_id and i.method = 'offline')`;

/** Takes the refund for this try and sets the next one. */
const claim = async (db: Db, refundId: string): Promise<DueBack | undefined> => {
  const { rows } = await sql<DueBack>`
    update refunds r set tries = r.tries + 1, tried_at = now(), next_try_at = ${nextTry(sql.ref('r.tries'))}
    from payment_intents i
    where r.id = ${refundId} and r.status = 'approved' and coalesce(r.next_try_at <= now(), true) and i.id = r.intent_id
      and i.method <> 'offline'
    returning r.id, r.amount, r.provider_ref as asked, i.method, i.provider_ref as "providerRef", i.amount as total,
      i.currency`.execute(db);
  return rows[0];
};

/** Asks the provider; it knows what it is asked about by the id, so that asking again sends nothing more. */
export const askToSendBack = async (ports: readonly PaymentPort[], due: DueBack): Promise<SentBack> => {
  const port = ports.find(({ method }) => method === due.method);
  if (port === undefined)
    return { outcome: 'failed', ref: null, why: 'this way to pay is not set up any more' };
  const { id: refundId, amount, currency, total, asked, providerRef } = due;
  try {
    return await port.refund({ refundId, amount, currency, total, asked, providerRef: providerRef ?? '' });
  } catch (error) {
    if (!(error instanceof GatewayFailed)) throw error;
    return { outcome: 'pending', ref: null, why: error.message };
  }
};
