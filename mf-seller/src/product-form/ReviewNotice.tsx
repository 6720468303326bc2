import { Button, Notice, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { fieldNames } from './field-names.ts';
import type { Goods } from './form-types.ts';
import type { GoodsDraft } from './useGoodsDraft.ts';
import type { Steps } from './useSteps.ts';

type ReviewNoticeProps = { goods: Goods | null; draft: GoodsDraft; steps: Steps; mayEdit: boolean };

/** Since when it waits and what will change, or why it was turned down. */
export function ReviewNotice({ goods, draft, steps, mayEdit }: ReviewNoticeProps) {
  const { t } = useTranslation('goodsForm');
  const format = useFormat();
  if (goods === null) return null;
  const { state } = draft.draft;
  if (state === 'pending') {
    const changed = fieldNames(goods.changed).map((field) => t(`name.${field}`));
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
        {t('review.waits', { time: format.dateTime(goods.submittedAt ?? goods.savedAt, 'short') })}{' '}
        {changed.length > 0 && t('review.changes', { fields: format.list(changed) })}
      </Notice>
    );
  }
  if (state === 'rejected')
    return <Notice tone="danger">{t('review.rejected', { reason: goods.reason ?? '' })}</Notice>;
  return null;
}
