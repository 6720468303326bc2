import { useQueryOf } from '@mall/platform';
import { MoneyText, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { CampaignFormScreen } from '../CampaignFormScreen.tsx';
import { CampaignsScreen } from '../CampaignsScreen.tsx';
import type { Kind } from '../kind.ts';
import { SaleForm } from './SaleForm.tsx';
import { SaleTerms } from './SaleTerms.tsx';

const saleKind: Kind<'seckill'> = {
  kind: 'seckill',
  useList: (asked) => useQueryOf('shopSeckill.list', asked, { placeholderData: (before) => before }),
  useOne: (id) => useQueryOf('shopSeckill.detail', { id: id ?? '' }, { enabled: id !== null, quiet: true }),
  spanOf: ({ startAt, endAt, stock }) => ({ startAt, endAt, pieces: stock }),
  useColumns: () => {
    const { t } = useTranslation('shopCampaigns');
    const format = useFormat();
    return {
      about: (row) => row.about,
      own: [
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
      ],
    };
  },
  Terms: SaleTerms,
  countsOf: ({ figures: { sold, unpaid, left } }) => [
    ['sold', sold],
    ['unpaid', unpaid],
    ['left', left],
  ],
  decimals: 'always',
  Form: SaleForm,
};

/** The shop's own flash sales, and the form of a draft. */
export const FlashSalesScreen = () => <CampaignsScreen of={saleKind} />;
export const SaleFormScreen = () => <CampaignFormScreen of={saleKind} />;
