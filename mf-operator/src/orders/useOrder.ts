import type { Output } from '@mall/contract/operations';
import { ApiError, queryClient, queryKeyOf, refresh, toast, useMutationOf, useQueryOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';
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

/**
 * Changes an order: the answer is the current order, so the page shows it at once. After a conflict the
 * server's message is displayed with the order's current state.
 */
export const useOrderStep = (what: 'record' | 'ship' | 'receive' | 'cancel', onDone: () => void) => {
  const { t } = useTranslation('mallOrders');
  return useMutationOf(`platformOrder.${what}`, {
    refreshes: ['platformOrder.list'],
    onSuccess: (order) => {
      showOrder(order);
      toast.success(t(`done.${what}`));
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError && isLate(error)) refreshOrders();
    },
  });
};

export const showOrder = (order: Order): void => {
  queryClient.setQueryData(queryKeyOf('platformOrder.detail', { id: order.id }), order);
};

const isLate = ({ msgKey }: ApiError): boolean =>
  ['order.notAllowed', 'refund.open', 'delivery.notReady', 'missing'].some((late) => late === msgKey);

export const refreshOrders = (): void => {
  for (const stale of ['platformOrder.detail', 'platformOrder.list'] as const) void refresh(stale);
};
