import { EmptyMessage } from '@mall/ui';
import { paths } from '@mall/contract/core/paths';
import { useTranslation } from 'react-i18next';

/** Displayed for an area that an operator has closed. */
export function Closed({ title }: { title: string }) {
  const { t } = useTranslation('compose');
  return (
    <EmptyMessage
      title={t('closed.title', { title })}
      reason={t('closed.reason')}
      action={{ label: t('failed.home'), to: paths.home() }}
    />
  );
}
