import type { Input } from '@mall/contract/operations';
import { NamedThings } from '@mall/office/campaigns';
import { useQueryOf } from '@mall/platform';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

type Props = Omit<ComponentProps<typeof NamedThings>, 'choosing' | 'label' | 'most'> & {
  of: Input<'shopCoupon.choices'>['of'];
};

/** The categories, brands or products that a coupon is for. */
export function ThingsField({ of, ...field }: Props) {
  const { t } = useTranslation('shopCampaigns');
  const choosing = {
    words: {
      find: t('choose.find'),
      none: t('choose.none'),
      why: t('choose.why'),
      there: t('choose.there'),
      done: t('choose.done'),
      open: t('choose.open'),
    },
    removeLabel: (name: string) => t('choose.remove', { name }),
    useFound: (asked: { keyword: string; page: number; size: number }) =>
      useQueryOf('shopCoupon.choices', { of, ...asked }, { placeholderData: (before) => before }),
  };
  return <NamedThings label={t(`scope.${of}`)} most={200} choosing={choosing} {...field} />;
}
