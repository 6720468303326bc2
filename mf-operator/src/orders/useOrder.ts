import type { Output } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';
import { nextStep } from './steps.ts';

export type Order = Output<'platformOrder.detail'>;

/** One of the mall's own orders, with the next step that it waits for. */
export const useOrder = (id: string) => {
  const { data, isError, refetch } = useQueryOf('platformOrder.detail', { id }, { refetchInterval: 30_000 });
  return {
    order: data,
    failed: isError && data === undefined,
    retry: () => void refetch(),
    next: data && nextStep(data),
  };
};
