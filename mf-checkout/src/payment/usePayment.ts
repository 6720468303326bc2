import { useState } from 'react';
import type { Output } from '@mall/contract/operations';
import { orderStatus } from '@mall/contract/trade/order';
import { type GatewayMethod, isGateway, type PaymentMethod } from '@mall/contract/trade/payment';
import { api, events, queryClient, queryKeyOf, refresh, reportFailure, useQueryOf } from '@mall/platform';

export type Payment = Output<'payment.status'>;
type Intent = NonNullable<Payment['intent']>;
/** What is under way: a sandbox outcome, a proof, a start at a gateway. */
export type Busy = 'success' | 'failure' | 'offline' | 'gateway';

/** The shop looks at a transfer in its own time; whoever pays at a gateway wants to know at once. */
const askAgainMs = { waiting: 2500, checking: 5000, due: 15_000 };

/** How the payment stands, asked again until it is settled, and the ways to pay. */
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
    /** Asks again now: the clock ran out, or the member wants to know. */
    check: () => void settle(),
    /** Begins at a gateway, or goes on with what was begun there. */
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

/** A payment that was begun this way and not ended. */
const openIntent = (payment: Payment | undefined, method: PaymentMethod): Intent | undefined => {
  const intent = payment?.intent;
  const open = intent?.status === 'created' || intent?.status === 'pending';
  return open && intent.method === method ? intent : undefined;
};

export type OpenAtGateway = { method: GatewayMethod; action: NonNullable<Intent['action']> };

/** The payment that waits at a gateway, with the way to it: it is taken up again whenever the page is opened. */
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
