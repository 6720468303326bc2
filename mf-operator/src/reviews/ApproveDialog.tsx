import { toast } from '@mall/platform';
import { DialogForm, Notice, useForm } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decide, refreshReviews } from './useDecide.ts';
import type { WorkRow } from './useWorks.ts';

type ApproveDialogProps = { works: readonly WorkRow[]; onClose: () => void };

/** Approves several as the list shows them. A refused one stays in the dialog with the reason. */
export function ApproveDialog({ works, onClose }: ApproveDialogProps) {
  const { t } = useTranslation('workReviews');
  const [left, setLeft] = useState(works);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const form = useForm({
    initial: {},
    onSubmit: async () => {
      const faults = new Map<WorkRow, string>();
      for (const work of left)
        await decide(work, { decision: 'approve' }).catch((error: unknown) => {
          faults.set(work, error instanceof Error ? error.message : '');
        });
      refreshReviews();
      const done = left.length - faults.size;
      if (done > 0) toast.success(t('bulk.done', { count: done }));
      if (faults.size === 0) return onClose();
      setRefused([...faults].map(([{ name }, why]) => `${name}: ${why}`));
      setLeft([...faults.keys()]);
    },
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('bulk.title', { count: left.length })}
      submitLabel={t('approve')}
    >
      {refused.length > 0 && (
        <Notice tone="danger" role="alert">
          {t('bulk.some', { count: refused.length })}
          <ul>
            {refused.map((why) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </Notice>
      )}
      {refused.length === 0 && (
        <Notice tone="info">
          {t('bulk.hint')}
          <ul>
            {left.map(({ key, name, shop }) => (
              <li key={key}>{`${name} · ${shop.name}`}</li>
            ))}
          </ul>
        </Notice>
      )}
    </DialogForm>
  );
}
