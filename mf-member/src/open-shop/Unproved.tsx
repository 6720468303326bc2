import { presence, refresh } from '@mall/platform';
import { Button, Notice } from '@mall/ui';
import { useTranslation } from 'react-i18next';

/** The mall calls this number and gives the shop to its owner: a code proves that it is theirs. */
export function Unproved() {
  const { t } = useTranslation('openShop');
  const prove = async () => {
    await presence.proveNumber?.();
    await refresh('application.mine');
  };
  return (
    <Notice tone="warning" action={<Button onClick={() => void prove()}>{t('prove')}</Button>}>
      {t('unproved')}
    </Notice>
  );
}
