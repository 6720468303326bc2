import type { CampaignState } from '@mall/contract/campaign/campaign';
import { textOf } from '@mall/office/drafts';
import { language } from '@mall/platform';
import { useFormat } from '@mall/ui';
import { Cells, type Column } from '@mall/ui/office';
import { Archive, CalendarClock, CircleCheck, CircleSlash, PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ShopCoupon } from './useShopCoupons.ts';

export const nameOf = ({ name }: Pick<ShopCoupon, 'name'>): string => textOf(name, language());

const looks = {
  draft: ['wait', PencilLine],
  scheduled: ['info', CalendarClock],
  running: ['good', CircleCheck],
  ended: ['neutral', Archive],
  closed: ['neutral', CircleSlash],
} as const;

export function CouponState({ state }: { state: CampaignState }) {
  const { t } = useTranslation('shopCoupons');
  const [tone, icon] = looks[state];
  return Cells.status(tone, t(`state.${state}`), icon);
}

/** "¥30.00 off from ¥300.00". */
export const useWorth = () => {
  const { t } = useTranslation('shopCoupons');
  const format = useFormat();
  return ({ kind, value, threshold }: Pick<ShopCoupon, 'kind' | 'value' | 'threshold'>): string => {
    const off = t('off', { off: kind === 'amount' ? format.money(value) : format.percent(value) });
    return threshold === 0 ? off : t('offFrom', { off, from: format.money(threshold) });
  };
};

export const useCouponColumns = (linkTo: (coupon: ShopCoupon) => string): readonly Column<ShopCoupon>[] => {
  const { t } = useTranslation('shopCoupons');
  const format = useFormat();
  const worth = useWorth();
  return [
    {
      id: 'name',
      header: t('column.name'),
      cell: (row) => Cells.link(linkTo(row), nameOf(row), worth(row)),
    },
    {
      id: 'state',
      header: t('column.state'),
      cell: ({ state }) => <CouponState state={state} />,
      width: '140px',
      card: 'aside',
    },
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
    {
      id: 'from',
      header: t('column.from'),
      align: 'end',
      cell: ({ takeFrom }) => Cells.dateTime(takeFrom),
      width: '150px',
      wideOnly: true,
    },
    {
      id: 'to',
      header: t('column.to'),
      align: 'end',
      cell: ({ takeTo }) => Cells.dateTime(takeTo),
      width: '150px',
      card: 'line',
    },
  ];
};
