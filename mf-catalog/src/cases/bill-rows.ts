import type { SummaryRow } from '@mall/ui';
import type { TFunction } from 'i18next';
import type { Bill, Line } from './useCase.ts';

/** The sums of the bill: all pieces that can be had, what members save, freight, and what is paid. */
export const billRows = (bill: Bill, buyable: readonly Line[], t: TFunction<'cases'>): SummaryRow[] => [
  {
    id: 'goods',
    label: t('sum.goods', { count: buyable.reduce((sum, { qty }) => sum + qty, 0) }),
    amount: bill.goods,
  },
  ...(bill.goods > bill.memberGoods
    ? [{ id: 'member', label: t('sum.member'), amount: bill.memberGoods - bill.goods, member: true }]
    : []),
  ...(bill.freight > 0 ? [{ id: 'freight', label: t('sum.freight'), amount: bill.freight }] : []),
  { id: 'total', label: t('sum.total'), amount: bill.pay, total: true },
];
