import { paths } from '@mall/contract/core/paths';
import { Button, Dialog } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { Saving } from './useSaving.ts';

/**
 * The same room was changed on another screen: the user chooses which one continues. Both stay among the
 * versions.
 */
export function NewerDialog({ saving }: { saving: Saving }) {
  const { t } = useTranslation('design');
  const { newer } = saving;
  const take = () => {
    const id = newer?.id ?? null;
    if (id !== null) location.assign(paths.cloudDesign({ id }));
  };
  return (
    <Dialog
      open={newer !== null}
      onClose={saving.keepMine}
      title={t('newer.title')}
      size="small"
      actions={
        <>
          <Button onClick={take}>{t('newer.take')}</Button>
          <Button tone="primary" onClick={saving.keepMine}>
            {t('newer.keep')}
          </Button>
        </>
      }
    >
      <p>{t('newer.about')}</p>
    </Dialog>
  );
}
