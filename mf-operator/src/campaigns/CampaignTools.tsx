import { KeysFoot, usePageKeys } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage, FailedSection, Skeleton } from '@mall/ui';
import { DataTable, FilterSegments, ListSearch, OfficeCard, Toolbar } from '@mall/ui/office';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../name-of.ts';
import { useChosen } from '../useChosen.ts';
import { useMayOperate } from '../useMe.ts';
import { CampaignBulk } from './CampaignBulk.tsx';
import { campaignColumns } from './campaign-columns.tsx';
import { MonthBars } from './MonthBars.tsx';
import { MonthSteps } from './MonthSteps.tsx';
import { type Campaign, type Campaigns, kinds, owners, states } from './useCampaigns.ts';

/** One card: search, kind and state, then the month or the list. */
export function CampaignTools({ campaigns }: { campaigns: Campaigns }) {
  const { t } = useTranslation('campaigns');
  const bar = useRef<HTMLDivElement>(null);
  usePageKeys({ '/': () => bar.current?.querySelector<HTMLElement>('input')?.focus() });
  const { asked, ask, isList } = campaigns;
  return (
    <OfficeCard flush>
      <Toolbar ref={bar}>
        <ListSearch
          label={t('find')}
          keyword={asked.keyword}
          onSearch={(keyword) => ask({ keyword: keyword.trim() })}
        />
        <FilterSegments
          label={t('column.kind')}
          segments={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={asked.kind}
          onChange={(kind) => ask({ kind })}
        />
        <FilterSegments
          label={t('column.state')}
          segments={states.map((value) => ({ value, label: t(`state.${value}`) }))}
          value={asked.state}
          onChange={(state) => ask({ state })}
        />
        <FilterSegments
          label={t('owner.label')}
          segments={owners.map((value) => ({ value, label: t(`owner.${value}`) }))}
          value={asked.owner}
          onChange={(owner) => ask({ owner })}
        />
      </Toolbar>
      {isList ? <Table campaigns={campaigns} /> : <Calendar campaigns={campaigns} />}
    </OfficeCard>
  );
}

function Calendar({ campaigns }: { campaigns: Campaigns }) {
  const { state, retry, rows } = campaigns;
  return (
    <>
      <MonthSteps campaigns={campaigns} />
      {state === 'failed' && <FailedSection onRetry={retry} />}
      {state === 'loading' && <Skeleton kind="block" height={320} />}
      {state === 'ready' && rows.length === 0 && <Nothing campaigns={campaigns} />}
      {rows.length > 0 && <MonthBars campaigns={campaigns} />}
    </>
  );
}

function Table({ campaigns }: { campaigns: Campaigns }) {
  const { t } = useTranslation('campaigns');
  const keys = useSingleKeys();
  const { page, size, total, ask } = campaigns;
  const mayEdit = useMayOperate('campaign.edit');
  const keyOf = ({ kind, id }: Campaign) => kind + id;
  const { selection, chosen } = useChosen(campaigns, keyOf);
  return (
    <>
      <DataTable
        label={t('title')}
        columns={campaignColumns(campaigns.linkTo)}
        rows={campaigns.rows}
        rowKey={keyOf}
        selection={mayEdit ? selection : undefined}
        rowName={({ name }) => nameOf(name)}
        say={(key) => t(key)}
        load={campaigns}
        keys={keys}
        expectedRows={size}
        empty={<Nothing campaigns={campaigns} />}
      />
      <CampaignBulk chosen={chosen} onClear={selection.clear} />
      <KeysFoot
        page={page}
        size={size}
        total={total}
        onPage={(next) => ask({ page: next })}
        letters={[{ key: '/', does: t('keys.search') }]}
      />
    </>
  );
}

/** No campaign at all yet or in this month, or none that fits and the way to see all. */
function Nothing({ campaigns: { narrowed, isList, ask } }: { campaigns: Campaigns }) {
  const { t } = useTranslation('campaigns');
  return narrowed ? (
    <EmptyMessage
      title={t('notFound')}
      reason={t('notFoundReason')}
      action={{
        label: t('showAll'),
        onClick: () => ask({ kind: 'all', state: 'all', owner: 'all', keyword: '' }),
      }}
    />
  ) : (
    <EmptyMessage title={t(isList ? 'none' : 'noneThisMonth')} reason={t('noneReason')} />
  );
}
