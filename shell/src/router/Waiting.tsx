import { useTranslation } from 'react-i18next';
import { Skeleton } from '@mall/ui';
import { Slow } from './Slow.tsx';

type Props = { slow?: boolean; onRetry?: () => void };

/** A screen that is loading: its place is reserved, and after ten seconds the visitor has a choice. */
export function Waiting({ slow = false, onRetry }: Props) {
  const { t } = useTranslation('compose');
  return (
    <div role="status" aria-label={t('loading')}>
      {slow && onRetry !== undefined && <Slow onRetry={onRetry} />}
      <Skeleton rows={6} />
    </div>
  );
}
