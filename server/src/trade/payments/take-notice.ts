import { sql } from 'kysely';
import type { ParkedReason } from '@mall/contract/trade/parked';
import type { GatewayMethod } from '@mall/contract/trade/payment';
import { recordAudit } from '../../platform/audit/record.ts';
import type { CampaignParts } from '../../platform/area.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Orders } from '../orders/move.ts';
import { lockMoney } from './parked/lock-money.queries.ts';
import { moveParked } from './parked/move-parked.ts';
import { parkPayment } from './parked/park-payment.ts';
import { lockParked, type ParkedRow } from './parked/parked.queries.ts';
import { postParked } from './parked/post-parked.ts';
import type { Notice } from './port.ts';
import { type IntentRow, lockIntent } from './queries.ts';
import { settleLocked } from './settle.ts';
import { movePayment } from './move.ts';

/** The result of a notification. `parked`: stored for a person to check, and nothing done. */
export type Taken = 'settled' | 'refunded' | 'failed' | 'closed' | 'parked' | 'ignored' | 'repeated';
type Judged = { readonly outcome: Exclude<Taken, 'repeated'>; readonly reason: string };

/**
 * Applies a gateway's report about a payment, in one transaction: the event is stored under its own id, so
 * that a repetition does nothing; then the payment is settled, failed or closed as its table allows. Another
 * amount or currency is parked with a row of the audit log: nobody gets a success (docs/decisions/025). The
 * caller has verified that it comes from the gateway.
 */
export const takeNotice = (
  { db, campaigns }: Orders,
  method: GatewayMethod,
  notice: Notice,
): Promise<Taken> =>
  inTransaction(db, async (tx) => {
    const { eventId, providerRef, amount, currency } = notice;
    const { rows } = await sql`
      insert into payment_events (provider, event_id, provider_ref, amount, currency, outcome)
      values (${method}, ${eventId}, ${providerRef}, ${amount}::bigint, ${currency}, 'ignored')
      on conflict do nothing returning 1`.execute(tx);
    if (rows.length === 0) return 'repeated';
    await lockMoney(tx, method, providerRef);
    // Before the order, as whoever says whose parked money is does.
    const parked = providerRef === null ? [] : await lockParked(tx, method, providerRef);
    const intent = providerRef === null ? undefined : await intentByRef(tx, method, providerRef);
    const { outcome, reason } = await judge(tx, campaigns, { method, notice, intent, parked });
    await tx
      .updateTable('payment_events')
      .set({ outcome, reason, intent_id: intent?.id ?? null })
      .where('provider', '=', method)
      .where('event_id', '=', eventId)
      .execute();
    if (outcome === 'parked') await audit(tx, method, notice, intent, reason);
    return outcome;
  });

const intentByRef = async (tx: Tx, method: GatewayMethod, ref: string): Promise<IntentRow | undefined> => {
  const found = await tx
    .selectFrom('payment_intents')
    .select('id')
    .where('method', '=', method)
    .where('provider_ref', '=', ref)
    .executeTakeFirst();
  return found && lockIntent(tx, found.id);
};

type Case = {
  readonly method: GatewayMethod;
  readonly notice: Notice;
  readonly intent: IntentRow | undefined;
  /** What was parked of the same payment before. */
  readonly parked: readonly ParkedRow[];
};

const judge = async (tx: Tx, campaigns: CampaignParts, about: Case): Promise<Judged> => {
  const { intent, parked } = about;
  const { outcome, amount, currency } = about.notice;
  if (outcome === 'open') return { outcome: 'ignored', reason: 'nothing has come of it yet' };
  if (intent === undefined)
    return outcome === 'paid' ? park(tx, about, 'unknown') : { outcome: 'ignored', reason: reasons.unknown };
  if (outcome !== 'paid') {
    const moved = await movePayment(tx, intent.id, outcome === 'failed' ? 'fail' : 'close');
    return moved ? { outcome, reason: '' } : { outcome: 'ignored', reason: `was ${intent.status}` };
  }
  if (amount === null || currency === null || amount !== intent.amount || currency !== intent.currency)
    return park(tx, about, 'amount');
  const same = parked.filter((one) => one.amount === amount && one.currency === currency);
  if (intent.status === 'succeeded' || intent.status === 'refunded') {
    for (const one of same) await settleParked(tx, one);
    return { outcome: 'ignored', reason: `was ${intent.status}` };
  }
  if (intent.amount !== intent.pay || intent.currency !== intent.order_currency)
    return park(tx, about, 'price');
  if (same.some(({ status }) => status === 'returning' || status === 'returned'))
    return { outcome: 'ignored', reason: 'an operator gave it back' };
  const status = await settleLocked(tx, campaigns, intent, { amount, currency });
  for (const one of same) await settleParked(tx, one);
  return { outcome: status === 'refunded' ? 'refunded' : 'settled', reason: '' };
};

const reasons: Readonly<Record<ParkedReason, string>> = {
  unknown: 'no such payment',
  amount: 'another amount or currency',
  price: 'the order costs something else now',
};

const park = async (tx: Tx, { method, notice, intent }: Case, why: ParkedReason): Promise<Judged> => {
  const { eventId, providerRef, amount, currency } = notice;
  const money = { provider: method, eventId, providerRef, intentId: intent?.id ?? null, amount, currency };
  return (await parkPayment(tx, money, why))
    ? { outcome: 'parked', reason: reasons[why] }
    : { outcome: 'ignored', reason: 'parked already' };
};

/** It was told before the mall had written its payment: it waits for nobody any more. */
const settleParked = async (tx: Tx, { id }: ParkedRow): Promise<void> => {
  const moved = await moveParked(tx, id, 'settle', { resolved_at: clock.now() });
  if (moved !== undefined) await postParked(tx, moved, 'settle');
};

const audit = async (
  tx: Tx,
  method: GatewayMethod,
  { eventId, providerRef, amount, currency }: Notice,
  intent: IntentRow | undefined,
  reason: string,
): Promise<void> => {
  await recordAudit(tx, { memberId: null }, intent?.shop_id ?? null, {
    action: 'payment.parked',
    object: `payment:${intent?.id ?? providerRef}`,
    old: { amount: intent?.amount ?? null },
    new: { amount },
    more: { provider: method, eventId, reason, currency, expected: intent?.currency ?? null },
  });
};
