import { refund as limits } from '@mall/contract/core/limits';
import { toast, useMutationOf } from '@mall/platform';
import { DialogForm, Notice, TextArea, useForm, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { amountOf, type Chosen, firstChoice, isUnsent, linesOf } from './giving.ts';
import { GivenPieces } from './GivenPieces.tsx';
import type { Order, Side } from './order.ts';
import { readsOf, refreshOrders } from './shown.ts';

type GiveBackDialogProps = {
  of: Side;
  order: Order;
  onClose: () => void;
};

/**
 * Gives money back unasked: of an order that is not sent all of it, of a sent one the chosen pieces. The dialog
 * is the confirmation.
 */
export function GiveBackDialog({ of, order, onClose }: GiveBackDialogProps) {
  const { t } = useTranslation('orderParts');
  const format = useFormat();
  const give = useMutationOf(`${of}Refund.give`, {
    refreshes: readsOf(of),
    onSuccess: () => {
      toast.success(t('give.done'));
      onClose();
    },
    // Somebody else may have been first: the page shows the current state.
    onError: () => refreshOrders(of),
  });
  const initial: { pieces: Chosen; reason: string } = { pieces: firstChoice(order), reason: '' };
  const form = useForm({
    initial,
    problems: ({ pieces, reason }) => ({
      ...(amountOf(order, pieces) === 0 ? { pieces: 'choose' as const } : {}),
      ...(reason.trim() === '' ? { reason: 'reasonMissing' as const } : {}),
    }),
    say: (problem: 'choose' | 'reasonMissing') => t(`give.${problem}`),
    onSubmit: ({ pieces, reason }) =>
      give
        .mutateAsync({ id: order.id, lines: linesOf(order, pieces), reason: reason.trim() })
        .catch(() => undefined),
  });
  const { value, error, onChange } = form.field('pieces');
  const unsent = isUnsent(order);
  const given = amountOf(order, value);
  const amount = format.money(given, { currency: order.currency, decimals: 'always' });
  return (
    <DialogForm
      form={form}
      open
      danger
      onClose={onClose}
      title={t('give.open')}
      submitLabel={given === 0 ? t('give.open') : t('give.button', { amount })}
    >
      {!unsent && <GivenPieces order={order} chosen={value} error={error} onChange={onChange} />}
      {given > 0 && <Notice tone="warning">{t(unsent ? 'give.unsent' : 'give.sent', { amount })}</Notice>}
      <TextArea
        label={t('give.reason')}
        hint={t('give.reasonHint')}
        maxLength={limits.maxText}
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
