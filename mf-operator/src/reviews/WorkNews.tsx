import { Button, Notice, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { WorkDetail } from './useWorks.ts';

type WorkNewsProps = { work: WorkDetail; unread: boolean; onRead: () => void };

/** What somebody else did: decided it, or changed it while it was open here. */
export function WorkNews({ work: { waits, decided }, unread, onRead }: WorkNewsProps) {
  const { t } = useTranslation('workReviews');
  const format = useFormat();
  if (!waits && decided !== null)
    return (
      <Notice tone={decided.decision === 'approve' ? 'success' : 'warning'} role="status">
        {t(`was.${decided.decision}`, {
          by: decided.by?.name ?? t('theMall'),
          at: format.dateTime(decided.at),
          reason: decided.reason,
        })}
      </Notice>
    );
  if (!waits) return <Notice role="status">{t('was.takenBack')}</Notice>;
  if (!unread) return null;
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <Button size="small" onClick={onRead}>
          {t('changed.read')}
        </Button>
      }
    >
      {t('changed.text')}
    </Notice>
  );
}
