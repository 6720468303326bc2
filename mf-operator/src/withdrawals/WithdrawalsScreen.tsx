import { api } from '@mall/platform';
import { useSavedViews } from '@mall/office';
import { Tabs } from '@mall/ui';
import { OfficeCard, OfficePage, ViewMenu } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BatchesTab, BatchPage } from '../batches.ts';
import { ExportList } from '../ExportList.tsx';
import { DaySums } from './DaySums.tsx';
import { pageSize, tabs, useWithdrawals, withdrawalBatches, type Withdrawals } from './useWithdrawals.ts';
import { WithdrawalsTab } from './WithdrawalsTab.tsx';

/** What members want to draw, and the batches by which it leaves; with `?batchId=` one batch. */
export function WithdrawalsScreen() {
  const { t } = useTranslation('mallWithdrawals');
  const [params] = useSearchParams();
  const id = params.get('batchId');
  return id === null ? <Lists /> : <BatchPage key={id} kind={withdrawalBatches} id={id} title={t('title')} />;
}

function Lists() {
  const { t } = useTranslation('mallWithdrawals');
  const list = useWithdrawals();
  const { tab } = list.asked;
  return (
    <OfficePage
      title={t('title')}
      sub={t(`sub.${tab}`)}
      actions={
        <>
          {tab === 'withdrawals' && (
            <ExportList
              total={list.withdrawals.total}
              begin={() => api('platformWithdrawal.exportJob', list.filter)}
            />
          )}
          <Views list={list} />
        </>
      }
    >
      {tab === 'withdrawals' && <DaySums />}
      <OfficeCard flush>
        <Tabs
          label={t('tabs')}
          tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
          value={tab}
          onChange={(next) => list.open(next === 'withdrawals' ? '' : `tab=${next}`)}
        >
          {tab === 'withdrawals' ? (
            <WithdrawalsTab list={list} />
          ) : (
            <BatchesTab
              kind={withdrawalBatches}
              {...list.batches}
              page={list.page}
              size={pageSize}
              state={list.asked.batch}
              onAsk={list.ask}
              begin={t('noBatchReason')}
            />
          )}
        </Tabs>
      </OfficeCard>
    </OfficePage>
  );
}

/** The views of a day, and the saved ones. */
function Views({ list }: { list: Withdrawals }) {
  const { t } = useTranslation('mallWithdrawals');
  return (
    <ViewMenu
      views={[
        { id: 'pending', name: t('state.pending'), query: '' },
        { id: 'approved', name: t('state.approved'), query: 'state=approved' },
        { id: 'failed', name: t('state.failed'), query: 'state=failed' },
        { id: 'batches', name: t('tab.batches'), query: 'tab=batches' },
      ]}
      {...useSavedViews('operator.withdrawals', list)}
    />
  );
}
