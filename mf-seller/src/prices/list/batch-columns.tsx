import { money } from '@mall/contract/core/money';
import { overrideLimits } from '@mall/contract/catalog/shop-price';
import { MoneyText, useFormat } from '@mall/ui';
import { Cells, type Column } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { GoodsName } from '../../GoodsName.tsx';
import type { BatchAnswer } from './useBatch.ts';

type Row = BatchAnswer['list'][number];

export const batchColumns: readonly Column<Row, ParseKeys<'prices'>>[] = [
  {
    id: 'product',
    header: 'column.product',
    cell: (row) => (
      <GoodsName name={row.name === '' ? row.productId : row.name} image={row.image}>
        {row.specText}
      </GoodsName>
    ),
  },
  {
    id: 'platform',
    card: 'none',
    header: 'column.platform',
    align: 'end',
    cell: (row) => <span data-muted>{Cells.money(row.platformPrice)}</span>,
  },
  { id: 'old', card: 'line', header: 'column.old', align: 'end', cell: (row) => Cells.money(row.old) },
  {
    id: 'next',
    card: 'amount',
    header: 'column.next',
    align: 'end',
    cell: (row) => <MoneyText strong={row.problem === null} amount={row.next} decimals="always" />,
  },
  { id: 'problem', card: 'foot', header: 'column.problem', cell: (row) => <Problem row={row} /> },
];

/** Why a price is not allowed, in a sentence with its limits. */
function Problem({ row }: { row: Row }) {
  const { t } = useTranslation('prices');
  const format = useFormat();
  if (row.problem === null) return row.old === row.next ? <span data-muted>{t('same')}</span> : null;
  const { min, max } = overrideLimits(money(row.platformPrice));
  const amount = (minor: number) => format.money(minor, { decimals: 'always' });
  return (
    <Refused>
      <CircleX size={14} aria-hidden />
      {t(`row.${row.problem}`, { next: amount(row.next), min: amount(min), max: amount(max) })}
    </Refused>
  );
}

const Refused = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  color: var(--tone-bad-fg);
`;
