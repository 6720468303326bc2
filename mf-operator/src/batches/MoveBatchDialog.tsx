import { batchLimits, type BatchStep } from '@mall/contract/incentive/batch';
import { toast } from '@mall/platform';
import { DialogForm, Notice, useForm, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { type Batch, type BatchKind, useBatchSteps } from './kinds.ts';

export type BatchMove = BatchStep;
type Props = { kind: BatchKind; batch: Batch; move: BatchMove; onClose: () => void };

/** The next step of a batch, with what follows from it. */
export function MoveBatchDialog({ kind, batch, move, onClose }: Props) {
  const { t } = useTranslation('mallBatches');
  const format = useFormat();
  const { move: mutation } = useBatchSteps(kind);
  const run = async (reason: string): Promise<void> => {
    const { status } = await mutation.mutateAsync({ id: batch.id, move, reason });
    toast.success(t('done.move', { no: batch.no, state: t(`batchState.${status}`) }));
  };
  const form = useForm({ initial: {}, onSubmit: () => run('').then(onClose, () => undefined) }); // said already
  if (move === 'cancel')
    return (
      <ReasonDialog
        title={t('batch.of', { no: batch.no })}
        submitLabel={t('move.cancel')}
        means={t('means.cancel')}
        danger
        field={{
          label: t('reason'),
          hint: t('reasonLog'),
          most: batchLimits.reason,
          missing: t('wrong.reason'),
        }}
        onSubmit={run}
        onClose={onClose}
      />
    );
  const amount = format.money(batch.amount, { currency: batch.currency, decimals: 'always' });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('batch.of', { no: batch.no })}
      submitLabel={t(`move.${move}`)}
    >
      <p>{t('batch.sum', { amount, count: batch.count })}</p>
      <Notice>{move === 'send' ? t('means.send') : t(batch.needsSecond ? 'means.two' : 'means.one')}</Notice>
    </DialogForm>
  );
}
