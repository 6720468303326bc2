import { PlanFields, planOf, planProblems, refreshOrders, usualPlan } from '@mall/office/orders';
import { api, toast } from '@mall/platform';
import { DialogForm, Notice, useForm } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MallOrder } from './useOrders.ts';

type BulkRecordDialogProps = { orders: readonly MallOrder[]; onClose: () => void };

/** Records several paid orders with one plan. A refused one stays in the dialog with the reason. */
export function BulkRecordDialog({ orders, onClose }: BulkRecordDialogProps) {
  const { t } = useTranslation(['mallOrders', 'orderParts']);
  const [left, setLeft] = useState(orders);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const form = useForm({
    initial: usualPlan,
    problems: planProblems,
    say: () => t('orderParts:record.days'),
    onSubmit: async (values) => {
      const faults = new Map<MallOrder, string>();
      for (const order of left)
        await api('platformOrder.record', { id: order.id, ...planOf(values) }).catch((error: unknown) => {
          faults.set(order, error instanceof Error ? error.message : '');
        });
      refreshOrders('platform');
      const done = left.length - faults.size;
      if (done > 0) toast.success(t('bulk.done', { count: done }));
      if (faults.size === 0) return onClose();
      setRefused([...faults].map(([{ no }, why]) => `${no}: ${why}`));
      setLeft([...faults.keys()]);
    },
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('bulk.title', { count: left.length })}
      submitLabel={t('orderParts:step.record')}
    >
      {refused.length > 0 ? (
        <Notice tone="danger" role="alert">
          {t('bulk.some', { count: refused.length })}
          <ul>
            {refused.map((why) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </Notice>
      ) : (
        <Notice tone="info">{t('bulk.hint')}</Notice>
      )}
      <PlanFields form={form} />
    </DialogForm>
  );
}
