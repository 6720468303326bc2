import { batchesWithFile, batchMoves, batchSteps } from '@mall/contract/incentive/batch';
import { ApiError, useQueryOf } from '@mall/platform';
import { Breadcrumbs, Button, EmptyMessage, FailedSection, Skeleton, useFormat } from '@mall/ui';
import { DetailLayout, KeyValues, OfficeCard, OfficePage } from '@mall/ui/office';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../useMe.ts';
import { BatchLines } from './BatchLines.tsx';
import { BatchState } from './BatchState.tsx';
import { type BatchMove, MoveBatchDialog } from './MoveBatchDialog.tsx';
import { saveFile } from './save-file.ts';
import { type Batch, type BatchKind, useBatchSteps } from './kinds.ts';

type Props = { kind: BatchKind; id: string; title: string };

/** One batch: its next step, its file, and what became of each payment; `title` is that of the list. */
export function BatchPage({ kind, id, title }: Props) {
  const { t } = useTranslation('mallBatches');
  const { data: batch, error, refetch } = useQueryOf(`${kind.ops}.detail`, { id }, { quiet: true });
  if (error instanceof ApiError && ['missing', 'request.invalid'].includes(error.msgKey ?? ''))
    return (
      <OfficePage title={t('batch.one')}>
        <EmptyMessage
          title={t('batch.gone')}
          reason={t('batch.goneReason')}
          action={{ label: t('showAll'), to: kind.batchesPath }}
        />
      </OfficePage>
    );
  if (error !== null) return <FailedSection onRetry={() => void refetch()} />;
  if (batch === undefined) return <Skeleton kind="block" height={480} />;
  return (
    <OfficePage
      above={
        <Breadcrumbs
          crumbs={[
            { label: title, to: kind.listPath },
            { label: t('tab.batches'), to: kind.batchesPath },
            { label: batch.no },
          ]}
        />
      }
      title={t('batch.of', { no: batch.no })}
      status={<BatchState batch={batch} />}
      actions={<Actions kind={kind} batch={batch} />}
    >
      <DetailLayout aside={<Facts batch={batch} />}>
        <BatchLines kind={kind} batch={batch} lines={batch.lines} />
      </DetailLayout>
    </OfficePage>
  );
}

/** What its state allows; the file wants a fresh proof, as whole accounts are in it. */
function Actions({ kind, batch }: { kind: BatchKind; batch: Batch }) {
  const { t } = useTranslation('mallBatches');
  const mayPay = useMayOperate('finance.pay');
  const [moving, setMoving] = useState<BatchMove>();
  const { file } = useBatchSteps(kind);
  if (!mayPay) return null;
  const moves = batchSteps.filter((step) => batchMoves[step].from.some((from) => from === batch.status));
  return (
    <>
      {batchesWithFile.some((status) => status === batch.status) && (
        <Button
          icon={<FileDown size={16} aria-hidden />}
          busy={file.isPending}
          onClick={() => file.mutate({ id: batch.id }, { onSuccess: saveFile })}
        >
          {t('batch.file')}
        </Button>
      )}
      {moves.toReversed().map((move) => (
        <Button key={move} tone={move === 'cancel' ? 'ghost' : 'primary'} onClick={() => setMoving(move)}>
          {t(`move.${move}`)}
        </Button>
      ))}
      {moving && (
        <MoveBatchDialog kind={kind} batch={batch} move={moving} onClose={() => setMoving(undefined)} />
      )}
    </>
  );
}

function Facts({ batch }: { batch: Batch }) {
  const { t } = useTranslation(['mallBatches', 'settlement']);
  const format = useFormat();
  const names = [batch.approvedBy, batch.secondBy].flatMap((one) => one?.name ?? []).join(', ');
  const facts = {
    amount: format.money(batch.amount, { currency: batch.currency, decimals: 'always' }),
    method: t(`settlement:method.${batch.method}`),
    made: `${batch.createdBy.name}, ${format.dateTime(batch.createdAt, 'medium')}`,
    approved: names === '' ? null : names,
    sent:
      batch.sentBy === null || batch.sentAt === null
        ? null
        : `${batch.sentBy.name}, ${format.dateTime(batch.sentAt, 'medium')}`,
    file: batch.fileTakenAt === null ? null : format.dateTime(batch.fileTakenAt, 'medium'),
    reason: batch.reason === '' ? null : batch.reason,
  };
  return (
    <OfficeCard title={t('batch.one')}>
      <KeyValues
        entries={Object.entries(facts)
          .filter(([, value]) => value !== null)
          .map(([name, value]) => ({
            id: name,
            name: t(`fact.${name as keyof typeof facts}`), // its own keys
            value,
          }))}
      />
    </OfficeCard>
  );
}
