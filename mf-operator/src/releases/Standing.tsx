import { Notice } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { useReleases } from './useReleases.ts';

/** What keeps an operator from acting, and how far the last move is. */
export function Standing({ releases: { data, waiting } }: { releases: ReturnType<typeof useReleases> }) {
  const { t } = useTranslation('releases');
  if (data === undefined) return null;
  return (
    <>
      {data.digest === '' && <Notice tone="info">{t('nothingBuilt')}</Notice>}
      {data.digest !== '' && !data.canMove && <Notice tone="info">{t('noKey')}</Notice>}
      {data.refused !== '' && <Notice tone="warning">{t('refused', { why: data.refused })}</Notice>}
      {waiting !== null && <Notice tone="info">{t('waiting', { revision: waiting })}</Notice>}
    </>
  );
}
