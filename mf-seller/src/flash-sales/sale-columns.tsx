import type { CampaignState } from '@mall/contract/campaign/campaign';
import { textOf } from '@mall/office/drafts';
import { language } from '@mall/platform';
import { MoneyText, useFormat } from '@mall/ui';
import { Cells, type Column } from '@mall/ui/office';
import { Archive, CalendarClock, CircleCheck, CircleSlash, PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ShopSale } from './useShopSales.ts';

export const nameOf = ({ name }: Pick<ShopSale, 'name'>): string => textOf(name, language());

const looks = {
  draft: ['wait', PencilLine],
  scheduled: ['info', CalendarClock],
  running: ['good', CircleCheck],
  ended: ['neutral', Archive],
  closed: ['neutral', CircleSlash],
} as const;

export function SaleState({ state }: { state: CampaignState }) {
  const { t } = useTranslation('flashSales');
  const [tone, icon] = looks[state];
  return Cells.status(tone, t(`state.${state}`), icon);
}

export const useSaleColumns = (linkTo: (sale: ShopSale) => string): readonly Column<ShopSale>[] => {
  const { t } = useTranslation('flashSales');
  const format = useFormat();
  return [
    {
      id: 'name',
      header: t('column.name'),
      cell: (row) => Cells.link(linkTo(row), nameOf(row), row.about),
    },
    {
      id: 'state',
      header: t('column.state'),
      cell: ({ state }) => <SaleState state={state} />,
      width: '140px',
      card: 'aside',
    },
    {
      id: 'price',
      header: t('column.price'),
      align: 'end',
      cell: ({ price }) => <MoneyText amount={price} decimals="always" />,
      width: '130px',
      card: 'line',
    },
    {
      id: 'sold',
      header: t('column.sold'),
      align: 'end',
      cell: ({ sold, stock }) => t('doneOf', { done: format.number(sold), total: format.number(stock) }),
      width: '120px',
      card: 'line',
    },
    {
      id: 'from',
      header: t('column.from'),
      align: 'end',
      cell: ({ startAt }) => Cells.dateTime(startAt),
      width: '150px',
      wideOnly: true,
    },
    {
      id: 'to',
      header: t('column.to'),
      align: 'end',
      cell: ({ endAt }) => Cells.dateTime(endAt),
      width: '150px',
      card: 'line',
    },
  ];
};
