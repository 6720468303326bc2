import type { LaunchStatus } from '@mall/contract/campaign/boost';
import { Cells, type Column, type StatusTone } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Launch } from './useLaunches.ts';

const tones: Readonly<Record<LaunchStatus, StatusTone>> = {
  active: 'move',
  reached: 'move',
  ordered: 'move',
  done: 'good',
  expired: 'neutral',
  lapsed: 'neutral',
  frozen: 'wait',
  void: 'bad',
};

/** The columns of the launches of a boost; who may see members gets to their pages. */
export const launchColumns = (maySeeMembers: boolean): readonly Column<Launch, ParseKeys<'campaigns'>>[] => [
  {
    id: 'launcher',
    header: 'launch.column.launcher',
    cell: ({ userId, launcher, note }) =>
      maySeeMembers
        ? Cells.link(`/operator/members?memberId=${userId}`, launcher, note)
        : Cells.text(launcher, note),
  },
  {
    id: 'state',
    header: 'column.state',
    cell: ({ status }) => <State status={status} />,
    width: '150px',
    card: 'aside',
  },
  {
    id: 'helps',
    header: 'launch.column.helps',
    align: 'end',
    cell: ({ helps, target }) => <Helps helps={helps} target={target} />,
    width: '110px',
    card: 'line',
  },
  {
    id: 'from',
    header: 'launch.column.from',
    align: 'end',
    cell: (launch) => <From launch={launch} />,
    width: '170px',
    card: 'line',
  },
  {
    id: 'made',
    header: 'launch.column.made',
    align: 'end',
    cell: ({ createdAt }) => Cells.dateTime(createdAt),
    width: '150px',
    card: 'line',
  },
];

function State({ status }: { status: LaunchStatus }) {
  const { t } = useTranslation('campaigns');
  return Cells.status(tones[status], t(`launch.status.${status}`));
}

function Helps({ helps, target }: { helps: number; target: number }) {
  const { t } = useTranslation('campaigns');
  return t('doneOf', { done: helps, total: target });
}

/** Many helps from one device or one address are what looks wrong. */
function From({ launch: { devices, addresses } }: { launch: Launch }) {
  const { t } = useTranslation('campaigns');
  return t('launch.from', { devices, addresses });
}
