import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';
import { usePhrases } from '../hooks/usePhrases.ts';

/**
 * While mounted, asks before the page is left (link, back button, closing the window). The safe answer has
 * the focus.
 */
export function UnsavedGuard() {
  const t = usePhrases();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  // React cannot show the window's own question.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('guard.title')}
      confirmLabel={t('guard.leave')}
      cancelLabel={t('guard.stay')}
      safeFirst
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t('guard.text')}
    </ConfirmDialog>
  );
}
