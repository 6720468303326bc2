import type { SummaryRow } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { Buying } from './useCase.ts';

/** The sums of the bill: all available pieces, the member savings, freight, and the total. */
export const useBillRows = ({ bill, buyable }: Pick<Buying, 'bill' | 'buyable'>): SummaryRow[] => {
  const { t } = useTranslation('cases');
  if (bill === undefined) return [];
  const saved = bill.goods - bill.memberGoods;
  const pieces = buyable.reduce((sum, { qty }) => sum + qty, 0);
  return [
    { id: 'goods', label: t('sum.goods', { count: pieces }), amount: bill.goods },
    ...(saved > 0 ? [{ id: 'member', label: t('sum.member'), amount: -saved, member: true }] : []),
    ...(bill.freight > 0 ? [{ id: 'freight', label: t('sum.freight'), amount: bill.freight }] : []),
    { id: 'total', label: t('sum.total'), amount: bill.pay, total: true },
  ];
};
