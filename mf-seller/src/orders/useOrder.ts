import type { Output } from '@mall/contract/operations';
import { queryClient, queryKeyOf, toast, useMay, useMutationOf, useQueryOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';

export type Order = Output<'shopOrder.detail'>;
export type Step = 'confirmPayment' | 'record' | 'ship';

/** One order of the shop with the next step that the shop may take, and whether this person may. */
export const useOrder = (id: string) => {
  const { data, isError, refetch } = useQueryOf('shopOrder.detail', { id }, { refetchInterval: 30_000 });
  const may = { confirmPayment: useMay('order.confirm_payment'), edit: useMay('order.edit') };
  const next = steps.find((step) => data?.actions.includes(step));
  return {
    order: data,
    failed: isError && data === undefined,
    retry: () => void refetch(),
    next,
    allowed: next === 'confirmPayment' ? may.confirmPayment : may.edit,
  };
};

const steps: readonly Step[] = ['confirmPayment', 'record', 'ship'];

/** A step of the order's life: the answer is the order as it is now, so the page shows it at once. */
export const useOrderStep = (
  operation: 'shopOrder.confirmPayment' | 'shopOrder.takeBackPayment' | 'shopOrder.record' | 'shopOrder.ship',
  onDone: () => void,
) => {
  const { t } = useTranslation('seller');
  return useMutationOf(operation, {
    refreshes: ['shopOrder.list'],
    onSuccess: (order) => {
      queryClient.setQueryData(queryKeyOf('shopOrder.detail', { id: order.id }), order);
      toast.success(t(`order.done.${operation}`));
      onDone();
    },
  });
};
