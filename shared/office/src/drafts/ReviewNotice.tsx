import { Button, Notice, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { Draft, Written } from './draft.ts';
import type { Steps } from './useDraftSteps.ts';

type ReviewNoticeProps = {
  written: Written<unknown> | null;
  state: Draft<unknown>['state'];
  /** Returns the names of fields that the server listed. */
  namesOf: (fields: readonly string[]) => string[];
  steps: Steps;
  mayEdit: boolean;
};

/** Since when it waits and what will change, or why it was rejected. */
export function ReviewNotice({ written, state, namesOf, steps, mayEdit }: ReviewNoticeProps) {
  const { t } = useTranslation('drafts');
  const format = useFormat();
  if (written === null) return null;
  if (state === 'pending') {
    const changed = namesOf(written.changed);
    return (
      <Notice
        tone="warning"
        action={
          mayEdit && (
            <Button busy={steps.busy} onClick={() => void steps.takeBack()}>
              {t('review.takeBack')}
            </Button>
          )
        }
      >
        {t('review.waits', { time: format.dateTime(written.submittedAt ?? written.savedAt, 'short') })}{' '}
        {changed.length > 0 && t('review.changes', { fields: format.list(changed) })}
      </Notice>
    );
  }
  if (state === 'rejected')
    return <Notice tone="danger">{t('review.rejected', { reason: written.reason ?? '' })}</Notice>;
  return null;
}
