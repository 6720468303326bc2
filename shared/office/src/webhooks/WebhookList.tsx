import { webhookLimits } from '@mall/contract/core/webhook';
import { useSingleKeys } from '@mall/platform';
import { Button, EmptyMessage } from '@mall/ui';
import { Cells, type Column, DataTable, OfficeCard, OfficePage } from '@mall/ui/office';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWebhookDesk } from './desk.ts';
import { useWebhookActions } from './useWebhookActions.tsx';
import { shortUrl, useWebhooks, type Webhook } from './useWebhooks.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookState } from './WebhookState.tsx';

/** The addresses of a seller: which are on, and whether they take what they get. */
export function WebhookList() {
  const { t } = useTranslation('webhooks');
  const keys = useSingleKeys();
  const mayEdit = useWebhookDesk().useMayEdit();
  const { rows, ...load } = useWebhooks();
  const [open, setOpen] = useState<Webhook | 'new'>();
  const actions = useWebhookActions(setOpen);
  const add = () => setOpen('new');
  const full = rows.length >= webhookLimits.endpoints;
  return (
    <OfficePage
      title={t('title')}
      sub={t('sub')}
      actions={
        mayEdit && (
          <Button
            tone="primary"
            icon={<Plus size={16} aria-hidden />}
            disabled={full}
            title={full ? t('full', { count: webhookLimits.endpoints }) : undefined}
            onClick={add}
          >
            {t('add')}
          </Button>
        )
      }
    >
      <OfficeCard flush>
        <DataTable
          label={t('title')}
          columns={useColumns()}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ url }) => shortUrl(url)}
          load={load}
          keys={keys}
          expectedRows={3}
          actions={mayEdit ? actions : undefined}
          empty={
            <EmptyMessage
              title={t('none')}
              reason={t('noneReason')}
              {...(mayEdit && { action: { label: t('add'), onClick: add } })}
            />
          }
        />
      </OfficeCard>
      {open !== undefined && (
        <WebhookDialog webhook={open === 'new' ? null : open} onClose={() => setOpen(undefined)} />
      )}
    </OfficePage>
  );
}

const useColumns = (): readonly Column<Webhook>[] => {
  const { t } = useTranslation('webhooks');
  return [
    {
      id: 'address',
      header: t('column.address'),
      cell: ({ id, url, note }) => Cells.link(`?webhookId=${id}`, shortUrl(url), note),
    },
    {
      id: 'state',
      header: t('column.state'),
      cell: (webhook) => <WebhookState webhook={webhook} />,
      width: '170px',
      card: 'aside',
    },
    {
      id: 'events',
      header: t('column.events'),
      align: 'end',
      cell: ({ events }) => t('eventCount', { count: events.length }),
      width: '130px',
      card: 'line',
    },
    {
      id: 'waiting',
      header: t('column.waiting'),
      align: 'end',
      cell: ({ waiting }) => Cells.number(waiting === 0 ? null : waiting),
      width: '120px',
      wideOnly: true,
    },
    {
      id: 'last',
      header: t('column.last'),
      align: 'end',
      cell: ({ lastAt }) => Cells.dateTime(lastAt),
      width: '170px',
      card: 'line',
    },
  ];
};
