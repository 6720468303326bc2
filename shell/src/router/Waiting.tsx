import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@mall/ui';

type Props = { slow?: boolean; onRetry?: () => void };

/** A screen that is loading: its place is reserved, and after ten seconds the visitor has a choice. */
export function Waiting({ slow = false, onRetry }: Props) {
  const { t } = useTranslation('compose');
  return (
    <div role="status" aria-label={t('loading')}>
      {slow && onRetry !== undefined && (
        <Suspense fallback={null}>
          <Slow onRetry={onRetry} />
        </Suspense>
      )}
      <Skeleton rows={6} />
    </div>
  );
}

/** Not in the first files, as few lines are so slow; where it cannot be had the skeleton stays. */
const Slow = lazy<ComponentType<{ onRetry: () => void }>>(() =>
  import('./Slow.tsx').then(
    (file) => ({ default: file.Slow }),
    () => ({ default: () => null }),
  ),
);
