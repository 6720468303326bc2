import type { Item } from '@mall/contract/operations';
import { useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';

export type Activity = Item<'boost.center'>;
type Prize = Pick<Activity, 'kind' | 'name' | 'product' | 'coupon' | 'startPrice' | 'floorPrice' | 'reward'>;

/** The prize as text: its name, its details, and its picture if it has one. */
export const usePrize = ({ kind, name, product, coupon, floorPrice, reward }: Prize) => {
  const { t } = useTranslation('boosts');
  const format = useFormat();
  const money = (amount: number | null) => format.money(amount ?? 0, { decimals: 'always' });
  switch (kind) {
    case 'price_cut':
      return {
        title: product?.name ?? name,
        note: product?.specText ?? '',
        image: product?.image,
        worth: '',
        goal: t('goal.price_cut', { price: money(floorPrice) }),
      };
    case 'red_envelope':
      return {
        title: name,
        note: t('kind.red_envelope'),
        image: undefined,
        worth: '',
        goal: t('goal.red_envelope', { amount: money(reward) }),
      };
    case 'coupon': {
      const value = coupon?.value ?? 0;
      const worth =
        coupon?.kind === 'percent'
          ? t('worth.percent', { percent: format.percent(value) })
          : t('worth.amount', { amount: format.money(value) });
      return {
        title: name,
        note: coupon?.scopeText ?? '',
        image: undefined,
        worth,
        goal: t('goal.coupon', { worth }),
      };
    }
  }
};
