import { useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';

type Rules = { kind: 'amount' | 'percent'; value: number; cap: number | null; threshold: number };
type Words = { value: { amount: number } | { percent: number }; from: string; rule: string };

/**
 * The value and the rule of a coupon as its ticket displays them. Percent is basis points off: 1200 is 12 %.
 */
export const useCouponPhrases = ({ kind, value, cap, threshold }: Rules): Words => {
  const { t } = useTranslation('promotion');
  const format = useFormat();
  const from = threshold > 0 ? t('coupon.from', { amount: format.money(threshold) }) : t('coupon.noMinimum');
  const upTo = cap === null ? '' : t('coupon.upTo', { amount: format.money(cap) });
  return {
    value: kind === 'amount' ? { amount: value } : { percent: value },
    from,
    rule: upTo === '' ? from : t('coupon.rule', { from, upTo }),
  };
};
