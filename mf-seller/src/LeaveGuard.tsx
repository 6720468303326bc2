import { guardLeaving } from '@mall/platform';
import { ConfirmDialog } from '@mall/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Asks before the page is left while there are unsaved changes. Staying is the safe answer and has the focus.
 */
export function LeaveGuard({ on }: { on: boolean }) {
  const { t } = useTranslation('seller');
  const [leave, setLeave] = useState<{ go: () => void }>();
  // The router handles navigation inside the mall, the browser everything else: both are outside React.
  useEffect(() => {
    if (!on) return undefined;
    const stop = guardLeaving((_next, go) => {
      setLeave({ go });
      return true;
    });
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      stop();
      window.removeEventListener('beforeunload', ask);
    };
  }, [on]);
  return (
    <ConfirmDialog
      open={leave !== undefined}
      safeFirst
      title={t('leaving.title')}
      confirmLabel={t('leaving.leave')}
      cancelLabel={t('leaving.stay')}
      onClose={() => setLeave(undefined)}
      onConfirm={() => {
        setLeave(undefined);
        leave?.go();
      }}
    >
      <p>{t('leaving.text')}</p>
    </ConfirmDialog>
  );
}
