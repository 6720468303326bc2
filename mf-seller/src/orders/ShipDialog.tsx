import { DialogForm, TextArea, TextField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { StepDialogProps } from './StepDialog.tsx';
import { useOrderStep } from './useOrder.ts';

const filled = (text: string) => text.trim() !== '';

/** Hands the goods to a carrier. */
export function ShipDialog({ order, open, onClose }: StepDialogProps) {
  const { t } = useTranslation('seller');
  const ship = useOrderStep('shopOrder.ship', onClose);
  const form = useForm({
    initial: { carrier: '', receiptNo: '', note: '' },
    problems: (values) => ({
      ...(filled(values.carrier) ? {} : { carrier: 'carrier' as const }),
      ...(filled(values.receiptNo) ? {} : { receiptNo: 'receiptNo' as const }),
    }),
    say: (problem: 'carrier' | 'receiptNo') => t(`order.ship.missing.${problem}`),
    onSubmit: (values) => ship.mutateAsync({ id: order.id, ...values }).catch(() => undefined),
  });
  return (
    <DialogForm
      form={form}
      open={open}
      onClose={onClose}
      title={t('order.step.ship')}
      submitLabel={t('order.step.ship')}
    >
      <TextField label={t('order.carrier')} maxLength={40} {...form.field('carrier')} />
      <TextField label={t('order.receiptNo')} maxLength={40} {...form.field('receiptNo')} />
      <TextArea label={t('order.note')} optional maxLength={200} {...form.field('note')} />
    </DialogForm>
  );
}
