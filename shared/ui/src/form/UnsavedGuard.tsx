import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';
import { usePhrases } from '../hooks/usePhrases.ts';

type Props = {
  /** The part of the query that says what is edited: with another value it is another form. */
  query?: string | undefined;
};

/**
 * While mounted, asks before the page is left (link, back button, closing the window). The safe answer has
 * the focus.
 */
export function UnsavedGuard({ query }: Props) {
  const t = usePhrases();
  const editedAt = ({ pathname, search }: Location): string =>
    query === undefined ? pathname : `${pathname} ${new URLSearchParams(search).get(query) ?? ''}`;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => editedAt(currentLocation) !== editedAt(nextLocation),
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
