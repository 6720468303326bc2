import { toast } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { DataTable, FilterSegments, OfficeCard, TableFoot, Toolbar } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../useMe.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { launchColumns } from './launch-columns.tsx';
import {
  type Decision,
  decisionsOf,
  type Launch,
  launchViews,
  useDecide,
  useLaunches,
} from './useLaunches.ts';

/** Who launched a boost, with where their helps came from; what looks wrong is stopped, and decided later. */
export function LaunchesCard({ activityId }: { activityId: string }) {
  const { t } = useTranslation('campaigns');
  const launches = useLaunches(activityId);
  const [mayEdit, maySeeMembers] = [useMayOperate('campaign.edit'), useMayOperate('member.view')];
  const decide = useDecide();
  const [asks, setAsks] = useState<{ launch: Launch; decision: Exclude<Decision, 'thaw'> }>();
  const { view, page, size, total } = launches;
  const begin = (launch: Launch, decision: Decision) => {
    if (decision !== 'thaw') return setAsks({ launch, decision });
    return decide.mutate(
      { id: launch.id, decision },
      { onSuccess: () => toast.success(t('launch.did.thaw', { name: launch.launcher })) },
    );
  };
  return (
    <OfficeCard title={t('launch.title')} flush>
      <Toolbar>
        <FilterSegments
          label={t('launch.which')}
          segments={launchViews.map((value) => ({ value, label: t(`launch.view.${value}`) }))}
          value={view}
          onChange={launches.show}
        />
      </Toolbar>
      <DataTable
        label={t('launch.title')}
        columns={launchColumns(maySeeMembers)}
        rows={launches.rows}
        rowKey={({ id }) => id}
        rowName={({ launcher }) => launcher}
        say={(key) => t(key)}
        load={launches}
        keys={false}
        expectedRows={3}
        actions={
          mayEdit
            ? (launch) =>
                decisionsOf(launch).map((decision) => ({
                  id: decision,
                  label: t(`launch.act.${decision}`),
                  run: () => begin(launch, decision),
                  danger: decision === 'void' || decision === 'revoke',
                }))
            : undefined
        }
        empty={
          <EmptyMessage
            title={t('launch.none')}
            reason={t(view === 'all' ? 'launch.noneYet' : 'launch.noneSo')}
          />
        }
      />
      {total > 0 && <TableFoot page={page} size={size} total={total} onPage={launches.turn} />}
      {asks && <DecideDialog {...asks} onClose={() => setAsks(undefined)} />}
    </OfficeCard>
  );
}
