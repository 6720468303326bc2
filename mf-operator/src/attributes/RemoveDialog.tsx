import { toast } from '@mall/platform';
import { ConfirmDialog } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../name-of.ts';
import type { Attribute, useAttributeSteps } from './useAttributes.ts';

type Props = {
  one: Attribute;
  remove: ReturnType<typeof useAttributeSteps>['remove'];
  onClose: () => void;
};

/** Asks before one is removed for good. */
export function RemoveDialog({ one: { kind, key, name: texts }, remove, onClose }: Props) {
  const { t } = useTranslation('attributes');
  const name = nameOf(texts);
  const confirm = async () => {
    await remove.mutateAsync({ kind, key });
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
      <p>{t(kind === 'colour' ? 'remove.colour' : 'remove.text')}</p>
    </ConfirmDialog>
  );
}
