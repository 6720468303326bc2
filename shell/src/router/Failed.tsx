import { paths } from '@mall/contract/core/paths';
import { ButtonLink, FailedSection } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { RemoteFailure } from '../loader/failure.ts';
import type { Remote } from '../loader/remote.ts';
import { onDemand } from '../on-demand.tsx';

type Props = { title: string; remote: Remote; failure: RemoteFailure; onRetry: () => void };

/** Names the area, not the technology, which is in the report that can be copied. */
export function Failed({ title, remote: { name, declared }, failure, onRetry }: Props) {
  const { t } = useTranslation('compose');
  return (
    <Place data-failure={failure.message}>
      <FailedSection reason={t('failed.reason', { title })} details={failure.message} onRetry={onRetry}>
        {declared.channel === 'override' && <ClearChoice remote={name} />}
        <ButtonLink to={paths.home()}>{t('failed.home')}</ButtonLink>
      </FailedSection>
    </Place>
  );
}

const Place = styled.div`
  max-width: 720px;
  margin: var(--space-5) auto;
  padding-inline: var(--margin);
`;

/** Few visitors have a version of their own choice. */
const ClearChoice = onDemand(async () => {
  const [{ ClearChoice: Found }] = await Promise.all([
    import('../notices/ClearChoice.tsx'),
    import('../notices/load-phrases.ts').then(({ loadNoticePhrases }) => loadNoticePhrases()),
  ]);
  return { default: Found };
});
