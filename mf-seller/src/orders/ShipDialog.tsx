import { shopOrderLimits as limits } from '@mall/contract/trade/order';
import { DialogForm, TextArea, TextField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { StepDialogProps } from './step-dialog.ts';
import { useOrderStep } from './useOrder.ts';

/** Hands the goods to a carrier. */
export function ShipDialog({ order, open, onClose }: StepDialogProps) {
  const { t } = useTranslation(['seller', 'orderParts']);
  const ship = useOrderStep('shopOrder.ship', onClose);
  const form = useForm({
    initial: { carrier: '', receiptNo: '', note: '' },
    problems: (values) => ({
      ...problemOf('carrier', values.carrier),
      ...problemOf('receiptNo', values.receiptNo),
    }),
    say: (problem: Problem) =>
      problem === 'long'
        ? t('order.ship.long', { count: limits.receiptNo })
        : t(`order.ship.missing.${problem}`),
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
      <TextField label={t('order.carrier')} {...form.field('carrier')} />
      <TextField label={t('order.receiptNo')} {...form.field('receiptNo')} />
      <TextArea label={t('orderParts:word')} optional maxLength={200} {...form.field('note')} />
    </DialogForm>
  );
}

type Field = 'carrier' | 'receiptNo';
type Problem = Field | 'long';

/** A pasted number that is too long is not cut: half a number finds no parcel. */
const problemOf = (field: Field, typed: string): Partial<Record<Field, Problem>> => {
  const text = typed.trim();
  if (text === '') return { [field]: field };
  return text.length > limits[field] ? { [field]: 'long' } : {};
};
