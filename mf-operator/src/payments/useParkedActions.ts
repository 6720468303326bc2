import { parkedAllows } from '@mall/contract/trade/parked';
import { toast } from '@mall/platform';
import type { RowAction } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { type Parked, usePaymentSteps } from './usePayments.ts';

/** `record`: it was sent by hand. */
export type ParkedDoing = { money: Parked; step: 'assign' | 'payBack' | 'record' | 'dismiss' };

/** What the state of parked money allows, and what the provider can do. */
export const useParkedActions = (run: (doing: ParkedDoing) => void): ((money: Parked) => RowAction[]) => {
  const { t } = useTranslation('mallPayments');
  const { retryParked } = usePaymentSteps();
  const retry = async ({ id }: Parked): Promise<void> => {
    const { status, lastError } = await retryParked.mutateAsync({ id });
    if (status === 'returned') toast.success(t('done.sent'));
    else toast.error(t('done.notSent', { why: lastError ?? t('refund.underWay') }));
  };
  return (money) => {
    const { status } = money;
    const known = money.amount !== null;
    const step = (name: ParkedDoing['step'], more: Partial<RowAction> = {}): RowAction => ({
      id: name,
      label: t(`parked.do.${name}`),
      run: () => run({ money, step: name }),
      ...more,
    });
    return [
      ...(known && parkedAllows('assign', status) ? [step('assign', { hotkey: 'a' })] : []),
      ...(money.canSendBack && parkedAllows('payBack', status) ? [step('payBack', { hotkey: 'b' })] : []),
      ...(status === 'returning'
        ? [
            {
              id: 'retry',
              label: t('refund.retry'),
              run: () => void retry(money).catch(() => undefined), // said already
              hotkey: 'r',
            },
          ]
        : []),
      ...(known && !money.underWay && parkedAllows('record', status) ? [step('record')] : []),
      ...(parkedAllows('dismiss', status) ? [step('dismiss', { danger: true })] : []),
    ];
  };
};
