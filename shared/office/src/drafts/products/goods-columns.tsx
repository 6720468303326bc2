import type { Item } from '@mall/contract/operations';
import { media, MoneyText } from '@mall/ui';
import { Cells, type Column } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

export type OwnGoods = Item<'ownGoods.list'>;

/** The columns of a product beside those of every draft. */
export const useGoodsColumns = (): readonly Column<OwnGoods>[] => {
  const { t } = useTranslation('ownGoods');
  return [
    {
      id: 'category',
      header: t('column.category'),
      cell: ({ category }) => Cells.text(category),
      width: '140px',
      wideOnly: true,
    },
    {
      id: 'price',
      card: 'amount',
      header: t('column.price'),
      align: 'end',
      cell: (row) => <Prices {...row} />,
      width: '150px',
    },
    {
      id: 'stock',
      card: 'line',
      header: t('column.stock'),
      align: 'end',
      cell: ({ stock }) => Cells.number(stock),
      width: '90px',
    },
  ];
};

function Prices({ priceMin, priceMax }: Pick<OwnGoods, 'priceMin' | 'priceMax'>) {
  if (priceMin === null || priceMax === null || priceMin === priceMax) return Cells.money(priceMin);
  return (
    <Range>
      <span>
        <MoneyText amount={priceMin} decimals="always" /> –
      </span>{' '}
      <MoneyText amount={priceMax} decimals="always" />
    </Range>
  );
}

/** On a phone in two lines: a long range in one would push the row's menu out. */
const Range = styled.span`
  ${media.phone} { display: inline-grid; }
`;
