import { toast } from '@mall/platform';
import { ConfirmDialog } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../name-of.ts';
import type { Category } from './tree.ts';
import { useCategorySteps } from './useCategories.ts';

/** Asks before a category is removed for good. */
export function RemoveDialog({ category, onClose }: { category: Category; onClose: () => void }) {
  const { t } = useTranslation('categories');
  const { remove } = useCategorySteps([]);
  const name = nameOf(category.name);
  const confirm = async () => {
    await remove.mutateAsync({ id: category.id });
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
      <p>{t('remove.text')}</p>
    </ConfirmDialog>
  );
}
