import { useMay } from '@mall/platform';
import type { ShopOrder } from './shop-order.ts';

/** The steps of an order that its shop takes, in order. */
export const steps = ['confirmPayment', 'record', 'ship'] as const;
export type Step = (typeof steps)[number];

export const nextStep = ({ actions }: Pick<ShopOrder, 'actions'>): Step | undefined =>
  steps.find((step) => actions.includes(step));

/** Whether the user may take a step. */
export const useStepAllowed = (): ((step: Step) => boolean) => {
  const may = { confirmPayment: useMay('order.confirm_payment'), edit: useMay('order.edit') };
  return (step) => (step === 'confirmPayment' ? may.confirmPayment : may.edit);
};
