import { paths } from '@mall/contract/paths';
import { ButtonLink, FailedSection } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { RemoteFailure } from '../loader/failure.ts';

type Props = { title: string; failure: RemoteFailure; onRetry: () => void };

/** Names the area, not the technology; the technology is in the report that can be copied. */
export function Failed({ title, failure, onRetry }: Props) {
  const { t } = useTranslation('compose');
  return (
    <>
      <FailedSection reason={t('failed.reason', { title })} details={failure.message} onRetry={onRetry} />
      <ButtonLink to={paths.home()}>{t('failed.home')}</ButtonLink>
    </>
  );
}
