import type { BatchStatus } from '@mall/contract/incentive/batch';
import { Cells, type StatusTone } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import type { Batch } from './kinds.ts';

const tones: Readonly<Record<BatchStatus, StatusTone>> = {
  draft: 'wait',
  approved: 'info',
  sent: 'move',
  done: 'good',
  cancelled: 'neutral',
};

/** The state of a batch, and what is missing for the next. */
export function BatchState({
  batch: { status, approvedBy, needsSecond, paid, failed, count },
}: {
  batch: Batch;
}) {
  const { t } = useTranslation('mallBatches');
  const onWay = status === 'sent' || status === 'done';
  const says =
    status === 'draft' && needsSecond
      ? t(approvedBy === null ? 'needsTwo' : 'needsSecond')
      : onWay
        ? t('settled', { paid, failed, count })
        : undefined;
  return (
    <span>
      {Cells.status(tones[status], t(`batchState.${status}`))} {says !== undefined && <small>{says}</small>}
    </span>
  );
}
