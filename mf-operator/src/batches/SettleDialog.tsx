import { batchLimits } from '@mall/contract/incentive/batch';
import { toast } from '@mall/platform';
import { DialogForm, Notice, TextArea, TextField, useForm } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Batch, type BatchKind, type BatchLine, useBatchSteps } from './kinds.ts';

export type Settling = { lines: readonly BatchLine[]; paid: boolean };
type Props = { kind: BatchKind; batch: Batch; settling: Settling; onClose: () => void };

/** What the bank says: paid, by a reference, or failed, for a reason that the payee reads. */
export function SettleDialog({ kind, batch, settling: { lines, paid }, onClose }: Props) {
  const { t } = useTranslation('mallBatches');
  const { settle } = useBatchSteps(kind);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const form = useForm<{ said: string }, 'said'>({
    initial: { said: '' },
    problems: ({ said }) => (said.trim() === '' ? { said: 'said' } : {}),
    say: () => t(paid ? 'wrong.reference' : 'wrong.reason'),
    onSubmit: async ({ said }) => {
      const told = await settle
        .mutateAsync({
          id: batch.id,
          lines: lines.map(({ id }) => ({ id, paid, ...(paid ? { reference: said } : { reason: said }) })),
        })
        .catch(() => undefined); // said already; what was typed stays
      if (told === undefined) return;
      const bad = told.results.filter(({ done }) => !done);
      const done = told.results.length - bad.length;
      if (done > 0) toast.success(t(paid ? 'done.paid' : 'done.failed', { count: done }));
      if (bad.length === 0) return onClose();
      const noOf = (id: string) => lines.find((line) => line.id === id)?.no ?? id;
      setRefused(bad.map(({ id, why }) => `${noOf(id)}: ${why ?? ''}`));
    },
  });
  return (
    <DialogForm
      form={form}
      open
      danger={!paid}
      onClose={onClose}
      title={t(paid ? 'settle.paid' : 'settle.failed', { count: lines.length })}
      submitLabel={t(paid ? 'do.paid' : 'do.failed')}
    >
      {refused.length > 0 && (
        <Notice tone="danger" role="alert">
          <ul>
            {refused.map((why) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Notice tone={paid ? 'info' : 'warning'}>{t(paid ? 'means.paid' : 'means.failed')}</Notice>
      {paid ? (
        <TextField
          label={t('reference')}
          autoComplete="off"
          maxLength={batchLimits.reference}
          {...form.field('said')}
        />
      ) : (
        <TextArea
          label={t('reason')}
          hint={t('reasonRead')}
          counter={batchLimits.reason}
          {...form.field('said')}
        />
      )}
    </DialogForm>
  );
}
