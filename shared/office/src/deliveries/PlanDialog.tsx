import { deliveryLimits } from '@mall/contract/trade/delivery';
import { Checkbox, DialogForm, Notice, TextField, useForm } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromLocal, toLocal } from '../moments.ts';
import type { Delivery } from './status.ts';
import { useStep } from './useStep.ts';

const isDays = (text: string): boolean =>
  /^\d{1,2}$/.test(text.trim()) && Number(text) <= deliveryLimits.maxDays;

/** Notice, production, transit and urgency, from which the expected day is computed. */
export function PlanDialog({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const { t } = useTranslation('deliveries');
  const { make } = useStep();
  // The values when the dialog was opened: a newer version is announced, and overwritten only after it was
  // displayed.
  const [begun, setBegun] = useState(delivery.version);
  const form = useForm({
    initial: {
      noticeAt: toLocal(delivery.noticeAt),
      productionDays: String(delivery.productionDays),
      transitDays: String(delivery.transitDays),
      urgent: delivery.urgent,
    },
    problems: (values) => ({
      ...(isDays(values.productionDays) ? {} : { productionDays: 'days' as const }),
      ...(isDays(values.transitDays) ? {} : { transitDays: 'days' as const }),
    }),
    say: () => t('daysWrong', { max: deliveryLimits.maxDays }),
    onSubmit: async ({ noticeAt, productionDays, transitDays, urgent }) => {
      const notice = fromLocal(noticeAt);
      const now = await make(
        { id: delivery.id, version: begun },
        {
          ...(notice === null || noticeAt === toLocal(delivery.noticeAt) ? {} : { noticeAt: notice }),
          productionDays: Number(productionDays),
          transitDays: Number(transitDays),
          attribute: urgent ? 'urgent' : 'regular',
        },
      );
      if (now !== undefined) onClose();
    },
  });
  return (
    <DialogForm form={form} open onClose={onClose} title={t('plan')} submitLabel={t('save')}>
      {delivery.version !== begun && (
        <Notice
          tone="warning"
          role="alert"
          action={
            <button type="button" onClick={() => setBegun(delivery.version)}>
              {t('seen')}
            </button>
          }
        >
          {t('changedMeanwhile', {
            production: delivery.productionDays,
            transit: delivery.transitDays,
            attribute: t(delivery.urgent ? 'urgent' : 'regular'),
          })}
        </Notice>
      )}
      <TextField label={t('notice')} type="datetime-local" {...form.field('noticeAt')} />
      <TextField
        label={t('production')}
        inputMode="numeric"
        after={t('dayUnit')}
        {...form.field('productionDays')}
      />
      <TextField
        label={t('transit')}
        inputMode="numeric"
        after={t('dayUnit')}
        {...form.field('transitDays')}
      />
      <Checkbox
        label={t('urgent')}
        hint={t('urgentHint')}
        checked={form.values.urgent}
        onChange={(urgent) => form.set({ urgent })}
      />
    </DialogForm>
  );
}
