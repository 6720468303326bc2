import { Notice, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { SaidBan } from './draft.ts';
import { useBanWords } from './useBanWords.ts';

/** That the mall banned a product, why, and what its seller can do about it; `own`: a shop's own. */
export function BanNotice({ ban, own }: { ban: SaidBan; own: boolean }) {
  const { t } = useTranslation('drafts');
  const format = useFormat();
  const words = useBanWords();
  return (
    <Notice tone="danger">
      {t('ban.notice', { time: format.dateTime(ban.at, 'short'), why: words(ban) })}{' '}
      {t(own ? 'ban.mend' : 'ban.lifting')}
    </Notice>
  );
}
