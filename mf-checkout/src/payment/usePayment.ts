import { useState } from 'react';
import type { Output } from '@mall/contract/operations';
import { orderStatus } from '@mall/contract/trade/order';
import { type GatewayMethod, isGateway, type PaymentMethod } from '@mall/contract/trade/payment';
import { api, events, queryClient, queryKeyOf, refresh, reportFailure, useQueryOf } from '@mall/platform';

export type Payment = Output<'payment.status'>;
type Intent = NonNullable<Payment['intent']>;
/** The running request: a sandbox outcome, a proof, a start at a gateway. */
export type Busy = 'success' | 'failure' | 'offline' | 'gateway';

/** A shop checks a transfer in its own time; a buyer at a gateway wants the result at once. */
const askAgainMs = { waiting: 2500, checking: 5000, due: 15_000 };

/** The state of the payment, refreshed until it is settled, and the payment methods. */
export const usePayment = (orderId: string) => {
  const status = useQueryOf(
    'payment.status',
    { id: orderId },
    {
      staleTime: 0,
      quiet: true,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) => intervalOf(state.data),
    },
  );
  const [busy, setBusy] = useState<Busy>();

  const settle = async () => {
    await queryClient.invalidateQueries({ queryKey: queryKeyOf('payment.status', { id: orderId }) });
    await Promise.all([refresh('order.list'), refresh('order.detail')]);
  };
  const run = async (what: Busy, pay: () => Promise<unknown>): Promise<void> => {
    setBusy(what);
    await pay().catch(reportFailure);
    await settle();
    setBusy(undefined);
  };

  return {
    status,
    busy,
    /** Refreshes now: the time ran out, or the member asked for it. */
    check: () => void settle(),
    /** Starts a payment at a gateway, or resumes the one there. */
    payGateway: (method: GatewayMethod) =>
      run('gateway', async () => {
        const open = openIntent(status.data, method);
        const { action } = open ?? (await api('payment.start', { id: orderId, method }));
        if (action?.kind === 'redirect') location.assign(action.url);
      }),
    paySandbox: (outcome: 'success' | 'failure') =>
      run(outcome, async () => {
        const open = openIntent(status.data, 'sandbox');
        const intent = open ?? (await api('payment.start', { id: orderId, method: 'sandbox' }));
        const { status: end } = await api('payment.sandbox', { id: intent.id, outcome });
        if (end === 'succeeded') events.emit('order/paid', { orderId });
      }),
    payOffline: (proof: { proofUrl: string; note: string }) =>
      run('offline', () => api('payment.start', { id: orderId, method: 'offline', ...proof })),
  };
};

/** A payment by this method that was started and has not ended. */
const openIntent = (payment: Payment | undefined, method: PaymentMethod): Intent | undefined => {
  const intent = payment?.intent;
  const open = intent?.status === 'created' || intent?.status === 'pending';
  return open && intent.method === method ? intent : undefined;
};

export type OpenAtGateway = { method: GatewayMethod; action: NonNullable<Intent['action']> };

/** The payment that waits at a gateway, with its link: opening the page resumes it. */
export const openAtGateway = (payment: Payment): OpenAtGateway | undefined => {
  const method = payment.intent?.method;
  if (method === undefined || !isGateway(method)) return undefined;
  const action = openIntent(payment, method)?.action;
  return action ? { method, action } : undefined;
};

export type Stage = 'due' | 'waiting' | 'checking' | 'paid' | 'over';

export const stageOf = (payment: Payment): Stage => {
  if (payment.paid) return 'paid';
  if (payment.status !== orderStatus.unpaid) return 'over';
  if (openAtGateway(payment)) return 'waiting';
  return openIntent(payment, 'offline') ? 'checking' : 'due';
};

const intervalOf = (payment: Payment | undefined): number | false => {
  if (!payment) return false;
  const stage = stageOf(payment);
  return stage === 'paid' || stage === 'over' ? false : askAgainMs[stage];
};
