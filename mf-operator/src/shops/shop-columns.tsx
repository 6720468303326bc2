import { useFormat } from '@mall/ui';
import { Cells, type Column } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { CircleSlash, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Shop } from './useShops.ts';

export const shopColumns: readonly Column<Shop, ParseKeys<'mallShops'>>[] = [
  { id: 'shop', header: 'column.shop', cell: ({ name, code }) => Cells.text(name, code) },
  {
    id: 'owner',
    header: 'column.owner',
    cell: ({ owner }) => Cells.text(owner.name, owner.mobile),
    width: '200px',
    card: 'line',
  },
  {
    id: 'state',
    header: 'column.state',
    cell: ({ state }) => <State state={state} />,
    width: '150px',
    card: 'aside',
  },
  {
    id: 'orders',
    header: 'column.orders',
    align: 'end',
    cell: ({ orders }) => Cells.number(orders),
    width: '150px',
    card: 'none',
  },
  {
    id: 'factor',
    header: 'column.factor',
    align: 'end',
    cell: ({ priceFactor }) => priceFactor,
    width: '120px',
    wideOnly: true,
  },
  {
    id: 'keepsOut',
    header: 'column.keepsOut',
    align: 'end',
    cell: ({ keepsOut }) => <KeepsOut kinds={keepsOut} />,
    width: '160px',
    card: 'line',
  },
  {
    id: 'made',
    header: 'column.made',
    align: 'end',
    cell: ({ madeAt }) => Cells.date(madeAt),
    width: '140px',
    card: 'line',
  },
];

/** The mall's campaigns that do not run in the shop. */
function KeepsOut({ kinds }: { kinds: Shop['keepsOut'] }) {
  const { t } = useTranslation('mallShops');
  const format = useFormat();
  return kinds.length === 0 ? '–' : format.list(kinds.map((kind) => t(`keepsOut.${kind}`)));
}

function State({ state }: { state: Shop['state'] }) {
  const { t } = useTranslation('mallShops');
  return state === 'open'
    ? Cells.status('good', t('state.open'), Store)
    : Cells.status('bad', t('state.suspended'), CircleSlash);
}
