import { ApiError, toast, useMutationOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { refreshOrders, showOrder } from './shown.ts';

type AddressStep = 'proposeAddress' | 'withdrawAddress';

/** What each side may change of an order of its own, and what happens when it is done. */
type Change =
  | [
      of: 'shop',
      what: 'confirmPayment' | 'takeBackPayment' | 'record' | 'ship' | 'cancel' | AddressStep,
      onDone: () => void,
    ]
  | [
      of: 'platform',
      what: 'confirmPayment' | 'rejectPayment' | 'record' | 'ship' | 'receive' | 'cancel' | AddressStep,
      onDone: () => void,
    ];

/**
 * Changes an order: the answer is the current order, so the page shows it at once. After a conflict the
 * server's message is displayed with the order's current state.
 */
export const useOrderStep = (...[of, what, onDone]: Change) => {
  const { t } = useTranslation('orderParts');
  return useMutationOf(of === 'shop' ? `shopOrder.${what}` : `platformOrder.${what}`, {
    refreshes: [`${of}Order.list`],
    onSuccess: (order) => {
      showOrder(of, order);
      toast.success(t(`done.${what}`));
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError && isLate(error)) refreshOrders(of);
    },
  });
};

const isLate = ({ msgKey }: ApiError): boolean =>
  [
    'order.notAllowed',
    'order.addressChanged',
    'order.addressProposed',
    'order.proposalOver',
    'refund.decided',
    'refund.open',
    'delivery.notReady',
    'payment.closed',
    'missing',
  ].some((late) => late === msgKey);
