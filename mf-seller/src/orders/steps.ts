import { useMay } from '@mall/platform';
import type { ShopOrder } from './status.ts';

/** Steps of an order's life that its shop takes, in their order. */
export const steps = ['confirmPayment', 'record', 'ship'] as const;
export type Step = (typeof steps)[number];

export const nextStep = ({ actions }: Pick<ShopOrder, 'actions'>): Step | undefined =>
  steps.find((step) => actions.includes(step));

/** Whether this person may take a step. */
export const useStepAllowed = (): ((step: Step) => boolean) => {
  const may = { confirmPayment: useMay('order.confirm_payment'), edit: useMay('order.edit') };
  return (step) => (step === 'confirmPayment' ? may.confirmPayment : may.edit);
};
