import type { Output } from '@mall/contract/operations';
import { ApiError, queryClient, queryKeyOf, refresh, toast, useMutationOf, useQueryOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';
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

type Change =
  | 'shopOrder.confirmPayment'
  | 'shopOrder.takeBackPayment'
  | 'shopOrder.record'
  | 'shopOrder.ship'
  | 'shopOrder.cancel';

/**
 * Changes an order: the answer is the current order, so the page shows it at once. After a conflict the
 * server's message is displayed with the order's current state.
 */
export const useOrderStep = (operation: Change, onDone: () => void) => {
  const { t } = useTranslation('seller');
  return useMutationOf(operation, {
    refreshes: ['shopOrder.list'],
    onSuccess: (order) => {
      showOrder(order);
      toast.success(t(`order.done.${operation}`));
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError && isLate(error)) refreshOrders();
    },
  });
};

export const showOrder = (order: Order): void => {
  queryClient.setQueryData(queryKeyOf('shopOrder.detail', { id: order.id }), order);
};

const isLate = ({ msgKey }: ApiError): boolean =>
  ['order.notAllowed', 'refund.decided', 'refund.open', 'delivery.notReady', 'missing'].some(
    (late) => late === msgKey,
  );

export const refreshOrders = (): void => {
  for (const stale of ['shopOrder.detail', 'shopOrder.list'] as const) void refresh(stale);
};
