import { useQueryOf } from '@mall/platform';
import { useFormat } from '@mall/ui';
import { Cells } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { CampaignFormScreen } from '../CampaignFormScreen.tsx';
import { CampaignsScreen } from '../CampaignsScreen.tsx';
import type { Kind } from '../kind.ts';
import { CouponForm } from './CouponForm.tsx';
import { CouponTerms } from './CouponTerms.tsx';

const couponKind: Kind<'coupon'> = {
  kind: 'coupon',
  useList: (asked) => useQueryOf('shopCoupon.list', asked, { placeholderData: (before) => before }),
  useOne: (id) => useQueryOf('shopCoupon.detail', { id: id ?? '' }, { enabled: id !== null, quiet: true }),
  spanOf: ({ takeFrom, takeTo, total }) => ({ startAt: takeFrom, endAt: takeTo, pieces: total }),
  useColumns: () => {
    const { t } = useTranslation('shopCampaigns');
    const format = useFormat();
    return {
      // "¥30.00 off, from ¥300.00 on"
      about: ({ kind, value, threshold }) => {
        const off = t('off', { off: kind === 'amount' ? format.money(value) : format.percent(value) });
        return threshold === 0 ? off : t('offFrom', { off, from: format.money(threshold) });
      },
      own: [
        {
          id: 'given',
          header: t('figure.given'),
          align: 'end',
          cell: ({ given, total }) =>
            total < 0
              ? format.number(given)
              : t('doneOf', { done: format.number(given), total: format.number(total) }),
          width: '130px',
          card: 'line',
        },
        {
          id: 'used',
          header: t('figure.used'),
          align: 'end',
          cell: ({ used }) => Cells.number(used),
          width: '90px',
          card: 'line',
        },
      ],
    };
  },
  Terms: CouponTerms,
  countsOf: ({ given, used, figures }) => [
    ['given', given],
    ['waiting', figures.waiting],
    ['used', used],
  ],
  decimals: 'auto',
  Form: CouponForm,
};

/** The shop's own coupons, and the form of a draft. */
export const CouponsScreen = () => <CampaignsScreen of={couponKind} />;
export const CouponFormScreen = () => <CampaignFormScreen of={couponKind} />;
