import { FailedSection, Tabs } from '@mall/ui';
import { OfficeCard, OfficePage, useListAddress } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { HistoryTable } from './HistoryTable.tsx';
import { RemotePage } from './RemotePage.tsx';
import { RemoteTable } from './RemoteTable.tsx';
import { Standing } from './Standing.tsx';
import { releaseTabs, useReleases } from './useReleases.ts';

/** Which version of each part of the pages visitors get, and who changed that; with `?remote=` one of them. */
export function ReleasesScreen() {
  const [params] = useSearchParams();
  const releases = useReleases();
  const name = params.get('remote');
  if (releases.data === undefined && releases.isError)
    return <FailedSection onRetry={() => void releases.refetch()} />;
  if (name !== null) return <RemotePage key={name} name={name} releases={releases} />;
  return <List releases={releases} />;
}

function List({ releases }: { releases: ReturnType<typeof useReleases> }) {
  const { t } = useTranslation('releases');
  const { asked, ask } = useListAddress({ tab: releaseTabs });
  return (
    <OfficePage title={t('title')} sub={releases.data && t('sub', { revision: releases.data.revision })}>
      <Standing releases={releases} />
      <OfficeCard flush>
        <Tabs
          label={t('tabs')}
          tabs={releaseTabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
          value={asked.tab}
          onChange={(tab) => ask({ tab })}
        >
          {asked.tab === 'remotes' ? <RemoteTable releases={releases} /> : <HistoryTable />}
        </Tabs>
      </OfficeCard>
    </OfficePage>
  );
}
