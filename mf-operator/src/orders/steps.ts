import type { MallOrder } from './useOrders.ts';

/** The steps of an order that its operator takes, in order. */
const steps = ['record', 'ship', 'receive'] as const;
export type Step = (typeof steps)[number];

export const nextStep = ({ actions }: Pick<MallOrder, 'actions'>): Step | undefined =>
  steps.find((step) => actions.includes(step));
