import { Button, Notice } from '@mall/ui';
import { useTranslation } from 'react-i18next';

type ChangedNoticeProps = {
  /** What it is called now. */
  name: string;
  onTake: () => void;
};

/** Somebody else saved the same thing while it was edited: what it is now, and two ways on. */
export function ChangedNotice({ name, onTake }: ChangedNoticeProps) {
  const { t } = useTranslation('operator');
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
      {t('changed.text', { name })}
    </Notice>
  );
}
