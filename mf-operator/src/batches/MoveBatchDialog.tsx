import { batchLimits, type BatchStep } from '@mall/contract/incentive/batch';
import { toast } from '@mall/platform';
import { Checkbox, DialogForm, Notice, TextArea, useForm, useFormat } from '@mall/ui';
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
  const run = async (reason: string, fileDestroyed = false): Promise<void> => {
    const { status } = await mutation.mutateAsync({
      ...{ id: batch.id, move, reason },
      ...(fileDestroyed ? { fileDestroyed } : {}),
    });
    toast.success(t('done.move', { no: batch.no, state: t(`batchState.${status}`) }));
  };
  const form = useForm({ initial: {}, onSubmit: () => run('').then(onClose, () => undefined) }); // said already
  if (move === 'cancel' && batch.fileTakenAt !== null)
    return <CancelTaken batch={batch} takenAt={batch.fileTakenAt} run={run} onClose={onClose} />;
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
        onSubmit={(reason) => run(reason)}
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

type TakenProps = {
  batch: Batch;
  takenAt: string;
  run: (reason: string, fileDestroyed: boolean) => Promise<void>;
  onClose: () => void;
};

/** The file is somewhere outside: whoever cancels the batch says that it pays nobody any more. */
function CancelTaken({ batch, takenAt, run, onClose }: TakenProps) {
  const { t } = useTranslation('mallBatches');
  const format = useFormat();
  const form = useForm<{ destroyed: boolean; reason: string }, 'destroyed' | 'reason'>({
    initial: { destroyed: false, reason: '' },
    problems: ({ destroyed, reason }) => ({
      ...(destroyed ? {} : { destroyed: 'destroyed' }),
      ...(reason.trim() === '' ? { reason: 'reason' } : {}),
    }),
    say: (problem) => t(`wrong.${problem}`),
    onSubmit: ({ reason }) => run(reason, true).then(onClose, () => undefined), // said already
  });
  const { value: destroyed, ...field } = form.field('destroyed');
  return (
    <DialogForm
      form={form}
      open
      danger
      onClose={onClose}
      title={t('batch.of', { no: batch.no })}
      submitLabel={t('move.cancel')}
    >
      <Notice tone="warning">{t('means.taken', { at: format.dateTime(takenAt, 'medium') })}</Notice>
      <Checkbox label={t('destroyed')} checked={destroyed} {...field} />
      <TextArea
        label={t('reason')}
        hint={t('reasonLog')}
        counter={batchLimits.reason}
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
