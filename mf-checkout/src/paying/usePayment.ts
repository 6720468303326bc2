import { useState } from 'react';
import type { Output } from '@mall/contract/operations';
import { orderStatus } from '@mall/contract/order';
import { api, events, queryClient, queryKeyOf, refresh, reportFailure, useQueryOf } from '@mall/platform';

export type Payment = Output<'payment.status'>;

/** The shop looks at a transfer in its own time; the gateway answers at once. */
const askAgainMs = { checking: 5000, due: 15_000 };

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
  const [busy, setBusy] = useState<'success' | 'failure' | 'offline'>();

  const settle = async () => {
    await queryClient.invalidateQueries({ queryKey: queryKeyOf('payment.status', { id: orderId }) });
    await Promise.all([refresh('order.list'), refresh('order.detail')]);
  };
  const run = async (what: 'success' | 'failure' | 'offline', pay: () => Promise<unknown>): Promise<void> => {
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
export const openIntent = (payment: Payment | undefined, method: 'sandbox' | 'offline') => {
  const intent = payment?.intent;
  const open = intent?.status === 'created' || intent?.status === 'pending';
  return open && intent.method === method ? intent : undefined;
};

export type Stage = 'due' | 'checking' | 'paid' | 'over';

export const stageOf = (payment: Payment): Stage => {
  if (payment.paid) return 'paid';
  if (payment.status !== orderStatus.unpaid) return 'over';
  return openIntent(payment, 'offline') ? 'checking' : 'due';
};

const intervalOf = (payment: Payment | undefined): number | false => {
  if (!payment) return false;
  const stage = stageOf(payment);
  return stage === 'due' || stage === 'checking' ? askAgainMs[stage] : false;
};
