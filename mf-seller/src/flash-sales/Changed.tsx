import { Button, Notice } from '@mall/ui';
import { useTranslation } from 'react-i18next';

/** Somebody else saved the same flash sale meanwhile, and the way to take over what they saved. */
export function Changed({ onTake }: { onTake: () => void }) {
  const { t } = useTranslation('flashSales');
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <Button size="small" onClick={onTake}>
          {t('changed.take')}
        </Button>
      }
    >
      {t('changed.text')}
    </Notice>
  );
}
