import { Button, IconButton, Notice, TextField, useFormat } from '@mall/ui';
import { DataTable, FilterSegments, OfficeCard, StatusPill, TableFoot } from '@mall/ui/office';
import { ListChecks, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { batchColumns } from './batch-columns.tsx';
import { type Batch, type BatchAnswer, type Chosen, previewSize, useBatch } from './useBatch.ts';

type BatchPanelProps = {
  kind: 'change' | 'recover';
  chosen: Chosen;
  count: number;
  onClose: () => void;
  onDone: (answer: BatchAnswer) => void;
};

/**
 * Changes the prices of many goods at once: how, the new price of each, which are not possible and why, and
 * then all of them or all the others.
 */
export function BatchPanel({ kind, chosen, count, onClose, onDone }: BatchPanelProps) {
  const { t } = useTranslation('prices');
  const format = useFormat();
  const batch = useBatch(kind, chosen, onDone);
  const { preview } = batch;
  return (
    <Panel
      title={
        <>
          <ListChecks size={18} aria-hidden /> {t(`batch.${kind}`, { number: format.number(count) })}
        </>
      }
      actions={
        <>
          {preview && (
            <>
              <StatusPill tone="good">{t('batch.can', { number: format.number(preview.can) })}</StatusPill>
              {preview.cannot > 0 && (
                <StatusPill tone="bad">
                  {t('batch.cannot', { number: format.number(preview.cannot) })}
                </StatusPill>
              )}
            </>
          )}
          <Apply batch={batch} />
          <IconButton label={t('batch.close')} onClick={onClose}>
            <X size={16} aria-hidden />
          </IconButton>
        </>
      }
      flush
    >
      {kind === 'change' && <How batch={batch} />}
      {batch.late && (
        <Notice tone="warning" role="alert">
          {t('batch.late')}
        </Notice>
      )}
      {preview && (
        <>
          <DataTable
            label={t('batch.rows')}
            columns={batchColumns}
            rows={preview.list}
            rowKey={(row) => `${row.productId}:${row.skuId}`}
            rowName={(row) => row.name}
            say={(key) => t(key)}
            load={batch}
            density="compact"
            keys={false}
          />
          {preview.total > previewSize && (
            <TableFoot page={batch.page} size={previewSize} total={preview.total} onPage={batch.setPage} />
          )}
        </>
      )}
    </Panel>
  );
}

function Apply({ batch: { preview, ready, busy, apply } }: { batch: Batch }) {
  const { t } = useTranslation('prices');
  const format = useFormat();
  const can = format.number(preview?.can ?? 0);
  const cannot = format.number(preview?.cannot ?? 0);
  return (
    <Button tone="primary" busy={busy} disabled={!ready || !preview || preview.can === 0} onClick={apply}>
      {preview && preview.cannot > 0
        ? t('batch.leaveOut', { cannot, can })
        : t('batch.apply', { count: preview?.can ?? 0, number: can })}
    </Button>
  );
}

function How({ batch }: { batch: Batch }) {
  const { t } = useTranslation('prices');
  const { how } = batch;
  return (
    <Line>
      <FilterSegments
        label={t('batch.how')}
        segments={(['percent', 'factor', 'price'] as const).map((value) => ({
          value,
          label: t(`how.${value}`),
        }))}
        value={how}
        onChange={batch.setHow}
      />
      <TextField
        label={t(`how.${how}`)}
        hideLabel
        inputMode="decimal"
        data-autofocus
        placeholder={t(`placeholder.${how}`)}
        before={how === 'price' ? '¥' : how === 'factor' ? '×' : undefined}
        after={how === 'percent' ? '%' : undefined}
        value={batch.text}
        error={batch.wrong ? t(`problem.${how}`) : undefined}
        onChange={batch.setText}
      />
      <small>{t(`explain.${how}`)}</small>
    </Line>
  );
}

const Panel = styled(OfficeCard)`
  border-color: var(--tone-wait-line);

  > header { padding: var(--space-3) var(--space-3) var(--space-3) var(--space-4); }
  > header > h2 { display: flex; align-items: center; gap: var(--space-2); }
  > div > [role='alert'] { margin: 0 var(--space-4) var(--space-3); }
  header button[aria-label] { width: 34px; height: 34px; }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-2) var(--space-3);
  padding: 0 var(--space-4) var(--space-3);

  > :nth-child(2) { width: 220px; }
  > small { align-self: center; color: var(--text-muted); font-size: var(--o-xs); }
`;
