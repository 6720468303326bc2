import { refund as limits } from '@mall/contract/core/limits';
import { readUnits, typedUnits } from '@mall/contract/core/money';
import { toast, useMutationOf } from '@mall/platform';
import { DialogForm, Notice, TextArea, TextField, useForm, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { Order, Side } from './order.ts';
import { readsOf, refreshOrders } from './shown.ts';

type RefundDialogProps = {
  of: Side;
  refund: Order['refunds'][number];
  decision: 'approve' | 'reject';
  onClose: () => void;
};

/** Refunds what was asked, or with a reason a part of it where pieces came back, or rejects the request with one. */
export function RefundDialog({ of, refund, decision, onClose }: RefundDialogProps) {
  const { t } = useTranslation('orderParts');
  const format = useFormat();
  const decide = useMutationOf(`${of}Refund.decide`, {
    refreshes: readsOf(of),
    onSuccess: () => {
      toast.success(t(`refund.done.${decision}`));
      onClose();
    },
    // Somebody else may have decided: the page shows the current state.
    onError: () => refreshOrders(of),
  });
  const due = format.money(refund.due, { decimals: 'always' });
  const approving = decision === 'approve';
  const partly = approving && refund.kind !== 'order';
  const amountOf = (typed: string) => (partly ? readUnits(typed) : refund.due);
  const isLess = (typed: string) => (amountOf(typed) ?? refund.due) < refund.due;
  const form = useForm({
    initial: { amount: typedUnits(refund.due), note: '' },
    problems: ({ amount, note }) => {
      const given = amountOf(amount);
      return {
        ...(approving && (given === undefined || given < 1 || given > refund.due)
          ? { amount: 'tooMuch' as const }
          : {}),
        ...((!approving || isLess(amount)) && note.trim() === '' ? { note: 'why' as const } : {}),
      };
    },
    say: (problem: 'tooMuch' | 'why') => t(`refund.problem.${problem}`, { due }),
    onSubmit: ({ amount, note }) =>
      decide
        .mutateAsync({
          id: refund.id,
          decision,
          note: note.trim(),
          ...(partly ? { amount: amountOf(amount) ?? refund.due } : {}),
        })
        .catch(() => undefined),
  });
  const less = approving && isLess(form.values.amount);
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t(`refund.${decision}`)}
      submitLabel={t(`refund.${decision}`)}
    >
      {approving && (
        <Notice tone="warning">
          {t(refund.kind === 'order' ? 'refund.wholeWarning' : 'refund.warning', { due })}
        </Notice>
      )}
      {partly && (
        <TextField
          label={t('refund.amount')}
          hint={t('refund.amountHint', { due })}
          inputMode="decimal"
          before="¥"
          {...form.field('amount')}
        />
      )}
      <TextArea
        label={less ? t('refund.whyLess') : t(approving ? 'word' : 'refund.why')}
        optional={approving && !less}
        maxLength={limits.maxText}
        {...form.field('note')}
      />
    </DialogForm>
  );
}
