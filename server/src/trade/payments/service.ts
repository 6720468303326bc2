import { orderStatus } from '@mall/contract/trade/order';
import type { Input, Output } from '@mall/contract/operations';
import type { PaymentStatus } from '@mall/contract/trade/payment';
import { Refusal } from '@mall/contract/core/refusals';
import type { CampaignParts } from '../../platform/area.ts';
import type { Tx } from '../../platform/db/open.ts';
import { inOneStatement, inTransaction } from '../../platform/db/transaction.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Member } from '../../platform/http/caller.ts';
import { expireDue } from '../orders/end.ts';
import type { Orders } from '../orders/move.ts';
import { orderById, type OrderRow } from '../orders/rows.queries.ts';
import { accountsToShow } from '../transfer-accounts/service.ts';
import { askOpen, type Log } from './ask.ts';
import { readChoice } from './methods/methods.queries.ts';
import { offeredFor } from './methods/offered.ts';
import type { PaymentPort } from './port.ts';
import { payWaiting } from './pay.ts';
import { intentById, type IntentRow, lastIntent, lockIntent } from './queries.ts';
import { buyerOf, settleLocked } from './settle.ts';
import { startPayment } from './start.ts';
import { movePayment } from './move.ts';
import { toIntent } from './present.ts';

type Intent = Output<'payment.start'>;
type Parts = Orders & { answers: Answers; ports: readonly PaymentPort[]; log: Log };

/** Paying, from the buyer's side (decisions 2.8). */
export const createPaymentService = (parts: Parts) => {
  const { db, campaigns, answers, ports } = parts;
  const asks = ports.some(({ gateway }) => gateway !== null);
  return {
    start: (caller: Member, input: Input<'payment.start'>): Promise<Intent> =>
      startPayment(parts, ports, caller, input),

    status: async (caller: Member, id: string): Promise<Output<'payment.status'>> => {
      if (asks) await askOpen(parts, { orderId: id, userId: caller.memberId });
      await expireDue(parts, { userId: caller.memberId }, id);
      const order = await orderById(db, { userId: caller.memberId }, id);
      if (order === undefined) throw new Refusal('missing');
      const { shop_id: shopId, pay: amount, currency } = order;
      const [intent, accounts, choice] = await Promise.all([
        lastIntent(db, id),
        accountsToShow(db, { shopId, currency }),
        readChoice(db),
      ]);
      const payable = { shopId, amount, currency, hasAccount: accounts.length > 0 };
      const methods = offeredFor(ports, payable, choice).map(({ method }) => method);
      const unpaid = order.status === orderStatus.unpaid;
      return {
        orderId: order.id,
        orderNo: order.no,
        status: order.status,
        pay: order.pay,
        currency: order.currency,
        expiresAt: unpaid ? (order.expires_at?.toISOString() ?? null) : null,
        intent: intent === undefined ? null : toIntent(intent),
        methods,
        // A transfer that was begun is finished where the buyer began it, whatever is offered since.
        accounts: unpaid && (methods.includes('offline') || isOpenTransfer(intent)) ? accounts : [],
        rejected: unpaid && intent?.status === 'failed' ? intent.reject_reason : null,
        paid: paidInfo(order, intent),
      };
    },

    /** The sandbox gateway's answer; success takes the same path as a real gateway's notification. */
    sandbox: async (caller: Member, { id, outcome }: Input<'payment.sandbox'>): Promise<Intent> => {
      const intent = await intentById(db, id);
      if (intent === undefined || intent.user_id !== caller.memberId || intent.method !== 'sandbox')
        throw new Refusal('missing');
      const waits =
        intent.status === 'pending' && intent.order_status === orderStatus.unpaid && !intent.concerns_others;
      const status =
        outcome === 'success' &&
        waits &&
        (await inOneStatement(() => payWaiting(db, campaigns, intent, buyerOf(intent))))
          ? 'succeeded'
          : await inTransaction(db, (tx) => answerSandbox(tx, campaigns, id, outcome));
      if (status !== 'failed') answers.raise('stock');
      return toIntent({ ...intent, status });
    },
  };
};

/** The same for exceptional cases: under a lock, so that the payment does not change. */
const answerSandbox = async (
  tx: Tx,
  campaigns: CampaignParts,
  id: string,
  outcome: Input<'payment.sandbox'>['outcome'],
): Promise<PaymentStatus> => {
  const held = await lockIntent(tx, id);
  if (held === undefined) throw new Refusal('missing');
  if (outcome === 'success') {
    const superseded = held.status === 'closed' && held.order_status === orderStatus.unpaid;
    if (superseded || held.status === 'failed') throw new Refusal('payment.closed');
    return settleLocked(tx, campaigns, held, { amount: held.amount, currency: held.currency });
  }
  if (!(await movePayment(tx, id, 'fail'))) throw new Refusal('payment.closed');
  return 'failed';
};

const isOpenTransfer = (intent: IntentRow | undefined): boolean =>
  intent?.method === 'offline' && intent.status === 'pending';

/** What the client stores after a success (decisions 2.8). */
const paidInfo = (order: OrderRow, intent: IntentRow | undefined): Output<'payment.status'>['paid'] =>
  order.paid_at === null || order.promised_at === null
    ? null
    : {
        orderNo: order.no,
        amount: order.paid,
        method: intent?.method ?? 'offline',
        paidAt: order.paid_at.toISOString(),
        promisedAt: order.promised_at.toISOString(),
      };
