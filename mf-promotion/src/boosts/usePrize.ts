import type { Item } from '@mall/contract/operations';
import { useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';

export type Activity = Item<'boost.center'>;
type Prize = Pick<Activity, 'kind' | 'name' | 'product' | 'coupon' | 'startPrice' | 'floorPrice' | 'reward'>;

/** What there is to win, in words: its name, what more there is to say of it, and its picture where it has one. */
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
        goal: t('goal.price_cut', { price: money(floorPrice) }),
      };
    case 'red_envelope':
      return {
        title: name,
        note: t('kind.red_envelope'),
        image: undefined,
        goal: t('goal.red_envelope', { amount: money(reward) }),
      };
    case 'coupon':
      return {
        title: name,
        note: coupon?.scopeText ?? '',
        image: undefined,
        goal: t('goal.coupon', { name: coupon?.name ?? '' }),
      };
  }
};
