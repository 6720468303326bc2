import { isPaid } from '@mall/contract/trade/order';
import { useTranslation } from 'react-i18next';
import type { Order } from './order.ts';

type Given = Pick<Order, 'status' | 'paid' | 'refunded' | 'refundsOpen'>;

/** The menu's item that opens the dialog; undefined while nothing can be given back. */
export const useGiveBack = (order: Given, onSelect: () => void) => {
  const { t } = useTranslation('orderParts');
  if (!isPaid(order.status) || order.refunded >= order.paid) return undefined;
  const disabledBecause = order.refundsOpen > 0 ? t('give.first') : undefined;
  return { id: 'give', label: t('give.open'), danger: true, onSelect, disabledBecause };
};
