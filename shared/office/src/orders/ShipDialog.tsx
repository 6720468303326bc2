import { shopOrderLimits as limits } from '@mall/contract/trade/order';
import { ApiError } from '@mall/platform';
import { DialogForm, Notice, TextArea, TextField, useForm } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { receiverOf } from './receiver.ts';
import type { StepDialogProps } from './step-dialog.ts';
import { useOrderStep } from './useOrderStep.ts';

/** Hands the goods to a carrier. */
export function ShipDialog({ of, order, onClose }: StepDialogProps) {
  const { t } = useTranslation('orderParts');
  // The slip is for the address that was shown when this opened, until the person is shown that it has changed.
  const [opened] = useState(order.addressVersion);
  const [changed, setChanged] = useState(false);
  const isOther = changed && order.addressVersion !== opened;
  const addressVersion = isOther ? order.addressVersion : opened;
  const ship = useOrderStep(of, 'ship', onClose);
  const form = useForm({
    initial: { carrier: '', receiptNo: '', note: '' },
    problems: (values) => ({
      ...problemOf('carrier', values.carrier),
      ...problemOf('receiptNo', values.receiptNo),
    }),
    say: (problem: Problem) =>
      problem === 'long' ? t('ship.long', { count: limits.receiptNo }) : t(`ship.missing.${problem}`),
    onSubmit: (values) =>
      ship.mutateAsync({ id: order.id, addressVersion, ...values }).catch((error: unknown) => {
        if (error instanceof ApiError && error.msgKey === 'order.addressChanged') setChanged(true);
      }),
  });
  return (
    <DialogForm form={form} open onClose={onClose} title={t('step.ship')} submitLabel={t('step.ship')}>
      {isOther && (
        <Notice tone="warning" role="alert">
          {t('ship.addressNow', { address: receiverOf(order) })}
        </Notice>
      )}
      <TextField label={t('carrier')} {...form.field('carrier')} />
      <TextField label={t('receiptNo')} {...form.field('receiptNo')} />
      <TextArea label={t('word')} optional maxLength={200} {...form.field('note')} />
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
