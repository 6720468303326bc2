import { Button, Notice } from '@mall/ui';
import { useTranslation } from 'react-i18next';

/** Offers to keep waiting or to try another address. */
export function Slow({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('compose');
  return <Notice action={<Button onClick={onRetry}>{t('slow.retry')}</Button>}>{t('slow.title')}</Notice>;
}
