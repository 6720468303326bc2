import type { CampaignState } from '@mall/contract/campaign/campaign';
import { statePill } from '@mall/office/campaigns';
import { Cells, type Column } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { type Kind, nameOf, type Row, type ShopKind } from './kind.ts';

export function State({ state }: { state: CampaignState }) {
  const { t } = useTranslation('shopCampaigns');
  return statePill(state, t(`state.${state}`));
}

/** The columns of a list: the kind's own stand between the state and the times. */
export const useColumns = <K extends ShopKind>(
  { kind, useColumns: useOwn, spanOf }: Kind<K>,
  linkTo: (row: Row<K>) => string,
): readonly Column<Row<K>>[] => {
  const { t } = useTranslation('shopCampaigns');
  const { about, own } = useOwn();
  return [
    {
      id: 'name',
      header: t(`${kind}.column`),
      cell: (row) => Cells.link(linkTo(row), nameOf(row), about(row)),
    },
    {
      id: 'state',
      header: t('column.state'),
      cell: ({ state }) => <State state={state} />,
      width: '140px',
      card: 'aside',
    },
    ...own,
    {
      id: 'from',
      header: t('column.from'),
      align: 'end',
      cell: (row) => Cells.dateTime(spanOf(row).startAt),
      width: '150px',
      wideOnly: true,
    },
    {
      id: 'to',
      header: t('column.to'),
      align: 'end',
      cell: (row) => Cells.dateTime(spanOf(row).endAt),
      width: '150px',
      card: 'line',
    },
  ];
};
