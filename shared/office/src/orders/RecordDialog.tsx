import { expectedAt } from '../expected.ts';
import { Checkbox, DialogForm, TextField, useFormat, useForm } from '@mall/ui';
import { serverNow } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import type { StepDialogProps } from './step-dialog.ts';
import { useOrderStep } from './useOrderStep.ts';

const isDays = (text: string) => /^\d{1,2}$/.test(text) && Number(text) <= 60;

/** Records a paid order for delivery; displays the date that follows from the days. */
export function RecordDialog({ of, order, onClose }: StepDialogProps) {
  const { t } = useTranslation('orderParts');
  const format = useFormat();
  const record = useOrderStep(of, 'record', onClose);
  const form = useForm({
    initial: { productionDays: '7', transitDays: '5', urgent: false },
    problems: (values) => ({
      ...(isDays(values.productionDays) ? {} : { productionDays: 'days' as const }),
      ...(isDays(values.transitDays) ? {} : { transitDays: 'days' as const }),
    }),
    say: () => t('record.days'),
    onSubmit: (values) =>
      record
        .mutateAsync({
          id: order.id,
          ...values,
          productionDays: Number(values.productionDays),
          transitDays: Number(values.transitDays),
        })
        .catch(() => undefined),
  });
  const { productionDays, transitDays, urgent } = form.values;
  const known = isDays(productionDays) && isDays(transitDays);
  const date = known ? expectedAt(serverNow(), Number(productionDays), Number(transitDays), urgent) : null;
  return (
    <DialogForm form={form} open onClose={onClose} title={t('step.record')} submitLabel={t('step.record')}>
      <TextField
        label={t('record.production')}
        inputMode="numeric"
        after={t('record.unit')}
        {...form.field('productionDays')}
      />
      <TextField
        label={t('record.transit')}
        inputMode="numeric"
        after={t('record.unit')}
        {...form.field('transitDays')}
      />
      <Checkbox
        label={t('record.urgent')}
        hint={t('record.urgentHint')}
        checked={urgent}
        onChange={(on) => form.set({ urgent: on })}
      />
      <p role="status">
        {date !== null &&
          t('record.expected', {
            date: format.date(date, 'weekday'),
            promised: order.promisedAt === null ? '' : format.date(order.promisedAt, 'short'),
          })}
      </p>
    </DialogForm>
  );
}
