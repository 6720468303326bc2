import { expectedAt } from '../expected.ts';
import { promisedDay } from '@mall/contract/trade/promise';
import { DialogForm, useFormat, useForm } from '@mall/ui';
import { serverNow } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { isDays, planOf, planProblems, usualPlan } from './plan.ts';
import { PlanFields } from './PlanFields.tsx';
import type { StepDialogProps } from './step-dialog.ts';
import { useOrderStep } from './useOrderStep.ts';

/** Records a paid order for delivery; displays the date that follows from the days. */
export function RecordDialog({ of, order, onClose }: StepDialogProps) {
  const { t } = useTranslation('orderParts');
  const format = useFormat();
  const record = useOrderStep(of, 'record', onClose);
  const form = useForm({
    initial: usualPlan,
    problems: planProblems,
    say: () => t('record.days'),
    onSubmit: (values) => record.mutateAsync({ id: order.id, ...planOf(values) }).catch(() => undefined),
  });
  const { productionDays, transitDays, urgent } = form.values;
  const known = isDays(productionDays) && isDays(transitDays);
  const date = known ? expectedAt(serverNow(), Number(productionDays), Number(transitDays), urgent) : null;
  return (
    <DialogForm form={form} open onClose={onClose} title={t('step.record')} submitLabel={t('step.record')}>
      <PlanFields form={form} />
      <p role="status">
        {date !== null &&
          t('record.expected', {
            date: format.date(date, 'weekday'),
            promised: order.promisedAt === null ? '' : format.date(promisedDay(order.promisedAt), 'short'),
          })}
      </p>
    </DialogForm>
  );
}
