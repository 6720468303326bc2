import { Checkbox, type Form, TextField } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { Plan } from './plan.ts';

/** How long the goods take, with which orders are recorded. */
export function PlanFields({ form }: { form: Form<Plan> }) {
  const { t } = useTranslation('orderParts');
  return (
    <>
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
        checked={form.values.urgent}
        onChange={(on) => form.set({ urgent: on })}
      />
    </>
  );
}
