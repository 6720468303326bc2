import { money, sum } from '@mall/contract/core/money';
import { batchLimits } from '@mall/contract/incentive/batch';
import { toast } from '@mall/platform';
import { DialogForm, Notice, TextArea, useForm, useFormat } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecide, type Withdrawal } from './useWithdrawals.ts';

export type Deciding = { rows: readonly Withdrawal[]; move: 'approve' | 'reject' };
type Props = { deciding: Deciding; onClose: () => void };

/** Approves withdrawals, or turns them down for a reason. What is refused stays, with the reason. */
export function DecideDialog({ deciding: { rows, move }, onClose }: Props) {
  const { t } = useTranslation('mallWithdrawals');
  const format = useFormat();
  const decide = useDecide();
  const [left, setLeft] = useState(rows);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const form = useForm<{ reason: string }, 'reason'>({
    initial: { reason: '' },
    problems: ({ reason }) => (move === 'reject' && reason.trim() === '' ? { reason: 'reason' } : {}),
    say: () => t('wrong.reason'),
    onSubmit: async ({ reason }) => {
      const told = await decide
        .mutateAsync({ ids: left.map(({ id }) => id), move, reason })
        .catch(() => undefined); // said already; what was typed stays
      if (told === undefined) return;
      const bad = told.results.filter(({ done }) => !done);
      if (told.results.length > bad.length)
        toast.success(t(`done.${move}`, { count: told.results.length - bad.length }));
      if (bad.length === 0) return onClose();
      const noOf = (id: string) => rows.find((row) => row.id === id)?.no ?? id;
      setRefused(bad.map(({ id, why }) => `${noOf(id)}: ${why ?? ''}`));
      setLeft(left.filter((row) => bad.some(({ id }) => id === row.id)));
    },
  });
  const amount = format.money(sum(left.map(({ net }) => money(net))), { decimals: 'always' });
  return (
    <DialogForm
      form={form}
      open
      danger={move === 'reject'}
      onClose={onClose}
      title={t(`decide.${move}`, { count: left.length })}
      submitLabel={t(`do.${move}`)}
    >
      {refused.length > 0 ? (
        <Notice tone="danger" role="alert">
          <ul>
            {refused.map((why) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </Notice>
      ) : (
        <Notice tone={move === 'reject' ? 'warning' : 'info'}>{t(`means.${move}`, { amount })}</Notice>
      )}
      {move === 'reject' && (
        <TextArea
          label={t('reason')}
          hint={t('reasonRead')}
          counter={batchLimits.reason}
          {...form.field('reason')}
        />
      )}
    </DialogForm>
  );
}
