import { queryClient, queryKeyOf, toast, useMutationOf } from '@mall/platform';
import { Checkbox, DialogForm, Notice, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { useDesk } from './desk.ts';
import type { Delivery } from './status.ts';

/** Moves some of the pieces, not all, into a delivery of their own with the same plan. */
export function SplitDialog({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const { t } = useTranslation('deliveries');
  const { of, stale } = useDesk();
  const split = useMutationOf(`${of}.split`, {
    refreshes: stale,
    onSuccess: (now) => {
      queryClient.setQueryData(queryKeyOf(`${of}.show`, { id: now.id }), now);
      toast.success(t('splitDone'));
      onClose();
    },
  });
  const form = useForm<{ lineIds: readonly string[] }, 'pieces'>({
    initial: { lineIds: [] },
    problems: ({ lineIds }) =>
      lineIds.length === 0 || lineIds.length === delivery.lines.length ? { lineIds: 'pieces' } : {},
    onSubmit: ({ lineIds }) =>
      split.mutateAsync({ id: delivery.id, lineIds: [...lineIds] }).catch(() => undefined),
  });
  const { lineIds } = form.values;
  const { error } = form.field('lineIds');
  return (
    <DialogForm form={form} open onClose={onClose} title={t('split')} submitLabel={t('split')}>
      <p>{t('splitHint')}</p>
      {error !== undefined && (
        <Notice tone="danger" role="alert">
          {t('splitWrong')}
        </Notice>
      )}
      {delivery.lines.map((line) => (
        <Checkbox
          key={line.id}
          label={`${line.name} × ${line.qty}`}
          hint={line.specText}
          checked={lineIds.includes(line.id)}
          onChange={(on) =>
            form.set({ lineIds: on ? [...lineIds, line.id] : lineIds.filter((one) => one !== line.id) })
          }
        />
      ))}
    </DialogForm>
  );
}
