import { FailedSection, media, Skeleton } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LinkCard } from './LinkCard.tsx';
import { PosterCard } from './PosterCard.tsx';
import { usePromoted } from './usePromoted.ts';

/** The shop's link to share: as text, as a QR code, on a poster. */
export function PromoteScreen() {
  const { t } = useTranslation('promote');
  const promoting = usePromoted();
  const { promoted, failed, retry } = promoting;
  return (
    <OfficePage title={t('title')} sub={t('lead')}>
      {failed ? (
        <FailedSection onRetry={retry} />
      ) : promoted === undefined ? (
        <Skeleton kind="block" height={480} />
      ) : (
        <Columns>
          <LinkCard promoted={promoted} promoting={promoting} />
          <PosterCard promoted={promoted} />
        </Columns>
      )}
    </OfficePage>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: var(--space-4);
  align-items: start;

  ${media.belowDesk} { grid-template-columns: minmax(0, 1fr); }
`;
