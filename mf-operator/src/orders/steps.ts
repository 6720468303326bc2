import type { Output } from '@mall/contract/operations';
import { orderStatus } from '@mall/contract/trade/order';
import { useMayOperate } from '../useMe.ts';
import type { MallOrder } from './useOrders.ts';

/** The steps of an order that its operator takes, in order. */
const steps = ['confirmPayment', 'record', 'ship', 'receive'] as const;
export type Step = (typeof steps)[number];

/**
 * What an order waits for. Without a word of its buyer it waits for them, not for a confirmation: that is behind "⋯".
 */
export const nextStep = ({
  actions,
  proofUploaded,
}: Pick<MallOrder, 'actions' | 'proofUploaded'>): Step | undefined =>
  steps.find((step) => actions.includes(step) && (step !== 'confirmPayment' || proofUploaded));

/** Whether a transfer for an order that was cancelled may still turn up: it is recorded, and owed back to the buyer. */
export const mayComeLate = ({
  status,
  payments,
}: Pick<Output<'platformOrder.detail'>, 'status' | 'payments'>): boolean =>
  status === orderStatus.cancelled && payments.some(({ method }) => method === 'offline');

/** Whether the user may take a step. */
export const useStepAllowed = (): ((step: Step) => boolean) => {
  const may = { pay: useMayOperate('finance.pay'), edit: useMayOperate('order.edit') };
  return (step) => (step === 'confirmPayment' ? may.pay : may.edit);
};
