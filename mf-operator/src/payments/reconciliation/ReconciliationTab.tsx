import { fileProviders } from '@mall/contract/trade/reconciliation';
import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage, SelectField } from '@mall/ui';
import { DataTable, FilterSegments, Toolbar } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../../useMe.ts';
import { dayColumns } from './day-columns.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import { dayFilters, pageSize, useDays } from './useReconciliation.ts';

/** The days of a provider, each with its file beside what the mall has booked. */
export function ReconciliationTab() {
  const { t } = useTranslation(['mallReconciliation', 'orderParts']);
  const keys = useSingleKeys();
  const days = useDays();
  const [sending, setSending] = useState<string>();
  const mayPay = useMayOperate('finance.pay');
  const { provider, day } = days.asked;
  return (
    <>
      <Toolbar>
        <FilterSegments
          label={t('provider')}
          segments={fileProviders.map((value) => ({ value, label: t(`orderParts:methods.${value}`) }))}
          value={provider}
          onChange={(next) => days.ask({ provider: next })}
        />
        <SelectField
          label={t('dayState')}
          hideLabel
          value={day}
          options={dayFilters.map((value) => ({ value, label: t(`day.${value}`) }))}
          onChange={(next) => days.ask({ day: next === '' ? 'all' : next })}
        />
      </Toolbar>
      <DataTable
        label={t('days')}
        columns={dayColumns}
        rows={days.rows}
        rowKey={(row) => row.day}
        rowName={(row) => row.day}
        say={(key) => t(key)}
        load={days.load}
        keys={keys}
        expectedRows={8}
        actions={
          mayPay
            ? (row) => [
                {
                  id: 'send',
                  label: t(row.file === null ? 'send' : 'sendAnother'),
                  hotkey: 's',
                  run: () => setSending(row.day),
                },
              ]
            : undefined
        }
        empty={
          <EmptyMessage
            title={t('noDay')}
            reason={t('noDayReason')}
            action={{ label: t('showAll'), onClick: () => days.ask({ day: 'all' }) }}
          />
        }
      />
      <KeysFoot
        opens={false}
        page={days.page}
        size={pageSize}
        total={days.total}
        onPage={(page) => days.ask({ page })}
        letters={mayPay ? [{ key: 'S', does: t('send') }] : []}
      />
      {sending !== undefined && (
        <UploadDialog
          provider={provider}
          day={sending}
          latest={days.latest ?? sending}
          onClose={() => setSending(undefined)}
        />
      )}
    </>
  );
}
