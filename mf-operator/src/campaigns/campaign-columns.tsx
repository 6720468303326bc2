import { Cells, type Column } from '@mall/ui/office';
import type { CampaignState } from '@mall/contract/campaign/campaign';
import { statePill } from '@mall/office/campaigns';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@mall/ui';
import { nameOf } from '../name-of.ts';
import type { Campaign } from './useCampaigns.ts';

/** The columns of the list; `linkTo` is the link to a campaign that returns to this same list. */
export const campaignColumns = (
  linkTo: (campaign: Campaign) => string,
): readonly Column<Campaign, ParseKeys<'campaigns'>>[] => [
  {
    id: 'campaign',
    header: 'column.campaign',
    cell: (row) => Cells.link(linkTo(row), nameOf(row.name), <About campaign={row} />),
  },
  {
    id: 'state',
    header: 'column.state',
    cell: ({ state }) => <State state={state} />,
    width: '150px',
    card: 'aside',
  },
  {
    id: 'done',
    header: 'column.done',
    align: 'end',
    cell: (row) => <Done campaign={row} />,
    width: '150px',
    card: 'line',
  },
  {
    id: 'from',
    header: 'column.from',
    align: 'end',
    cell: ({ startAt }) => Cells.dateTime(startAt),
    width: '160px',
    card: 'line',
  },
  {
    id: 'to',
    header: 'column.to',
    align: 'end',
    cell: ({ endAt }) => Cells.dateTime(endAt),
    width: '160px',
    card: 'line',
  },
];

function About({ campaign: { kind, about, shop } }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  return [t(`kind.${kind}`), ...(about === '' ? [] : [about]), ...(shop === null ? [] : [shop.name])].join(
    ' · ',
  );
}

/** How much of it is gone: pieces sold, coupons given, launches. */
export function Done({ campaign: { done, total } }: { campaign: Pick<Campaign, 'done' | 'total'> }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  return total < 0
    ? format.number(done)
    : t('doneOf', { done: format.number(done), total: format.number(total) });
}

export function State({ state }: { state: CampaignState }) {
  const { t } = useTranslation('campaigns');
  return statePill(state, t(`state.${state}`));
}
