import type { Output } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';
import { nextStep, useStepAllowed } from './steps.ts';

export type Order = Output<'shopOrder.detail'>;
export type { Step } from './steps.ts';

/** One order of the shop with the next step that the shop may take, and whether the user may take it. */
export const useOrder = (id: string) => {
  const { data, isError, refetch } = useQueryOf('shopOrder.detail', { id }, { refetchInterval: 30_000 });
  const mayStep = useStepAllowed();
  const next = data && nextStep(data);
  return {
    order: data,
    failed: isError && data === undefined,
    retry: () => void refetch(),
    next,
    allowed: next !== undefined && mayStep(next),
  };
};
