import { bcp47 } from '@mall/contract/core/languages';
import { language } from '@mall/platform';
import { CloudAlert, CloudCheck, CloudUpload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Saving } from './useDraft.ts';

/** Whether the typed text is saved, and since when. */
export function SaveState({ savedAt, saving }: { savedAt: string | null; saving: Saving }) {
  const { t } = useTranslation('drafts');
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  if (saving === 'failed')
    return (
      <p role="status">
        <CloudAlert {...icon} /> {t('save.failed')}
      </p>
    );
  if (saving === 'saving' || saving === 'waiting')
    return (
      <p role="status">
        <CloudUpload {...icon} /> {t('save.saving')}
      </p>
    );
  return (
    <p role="status">
      <CloudCheck {...icon} />
      {savedAt === null ? (
        t('save.nothing')
      ) : (
        <>
          {t('save.saved', { time: new Date(savedAt).toLocaleTimeString(bcp47[language()]) })}{' '}
          <span>{t('save.everywhere')}</span>
        </>
      )}
    </p>
  );
}
