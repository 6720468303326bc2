import { webhookStates } from '@mall/contract/core/webhook';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { DataTable, FilterSegments, OfficeCard, Toolbar } from '@mall/ui/office';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { KeysFoot } from '../KeysFoot.tsx';
import { useSendColumns } from './send-columns.tsx';
import { SendDialog } from './SendDialog.tsx';
import { pageSize, useSends, useWebhookAddress, useWebhookSteps, type WebhookSend } from './useWebhooks.ts';

const states = ['all', ...webhookStates] as const;
type Props = { id: string; on: boolean; mayEdit: boolean };

/** What was sent to an address, or waits; one of it in a panel at the side. */
export function SendsCard({ id, on, mayEdit }: Props) {
  const { t } = useTranslation('webhooks');
  const keys = useSingleKeys();
  const address = useWebhookAddress();
  const { asked, ask, page } = address;
  const { rows, total, load } = useSends(id, address);
  const { again } = useWebhookSteps();
  const may = ({ state }: WebhookSend) => mayEdit && on && (state === 'delivered' || state === 'failed');
  const resend = (sendId: string) => again.mutate({ id: sendId });
  return (
    <OfficeCard title={t('sends.title')} flush>
      <Toolbar>
        <FilterSegments
          label={t('column.state')}
          segments={states.map((value) => ({ value, label: t(`sends.${value}`) }))}
          value={asked.state}
          onChange={(state) => ask({ state })}
        />
      </Toolbar>
      <DataTable
        label={t('sends.title')}
        columns={useSendColumns(address)}
        rows={rows}
        rowKey={(send) => send.id}
        rowName={({ event }) => event}
        load={load}
        keys={keys}
        expectedRows={6}
        actions={
          mayEdit
            ? (send) => [
                {
                  id: 'again',
                  label: t('again'),
                  icon: <RotateCcw size={16} strokeWidth={1.75} aria-hidden />,
                  hotkey: 'r',
                  run: () => resend(send.id),
                  disabledBecause: !may(send) && t(on ? 'againUnderWay' : 'testOff'),
                },
              ]
            : undefined
        }
        empty={
          asked.state === 'all' ? (
            <EmptyMessage title={t('sends.none')} reason={t('sends.noneReason')} />
          ) : (
            <EmptyMessage
              title={t('sends.noneSo')}
              reason={t('sends.noneSoReason')}
              action={{ label: t('showAll'), onClick: () => ask({ state: 'all' }) }}
            />
          )
        }
      />
      <KeysFoot
        page={page}
        size={pageSize}
        total={total}
        onPage={(next) => ask({ page: next })}
        letters={mayEdit ? [{ key: 'R', does: t('again') }] : []}
      />
      {asked.sendId !== '' && (
        <SendDialog
          key={asked.sendId}
          id={asked.sendId}
          may={may}
          onAgain={resend}
          onClose={() => ask({ sendId: '', page })}
        />
      )}
    </OfficeCard>
  );
}
