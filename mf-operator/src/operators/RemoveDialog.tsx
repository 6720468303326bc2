import { toast } from '@mall/platform';
import { ConfirmDialog } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { type Operator, useOperatorSteps } from './useOperators.ts';

/** Asks before somebody stops being an operator; their account as a member stays. */
export function RemoveDialog({
  operator: { userId, name, me },
  onClose,
}: {
  operator: Operator;
  onClose: () => void;
}) {
  const { t } = useTranslation('operators');
  const { remove } = useOperatorSteps();
  const confirm = async () => {
    await remove.mutateAsync({ userId });
    toast.success(t('done.removed', { name }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('remove.title', { name })}
      confirmLabel={t('remove.yes')}
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => void confirm().catch(onClose)}
    >
      <p>{me ? t('remove.self') : t('remove.text', { name })}</p>
    </ConfirmDialog>
  );
}
