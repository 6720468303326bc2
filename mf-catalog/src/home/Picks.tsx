import { bannerType } from '@mall/contract/core/limits';
import { useQueryOf } from '@mall/platform';
import { FailedSection, media, Section, Skeleton } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CatalogCard } from '../CatalogCard.tsx';
import { useFavourites } from '../useFavourites.ts';
import { PickLead } from './PickLead.tsx';
import { picksOf } from './picks.ts';

/** One room with a piece in it, and two by two products beside it. */
export function Picks() {
  const { t } = useTranslation('catalog');
  const banners = useQueryOf('banner.list', { type: bannerType.unique }, { quiet: true });
  const picks = picksOf(banners.data?.list ?? []);
  const favourites = useFavourites((picks?.others ?? []).map(({ id }) => id));
  if (banners.isSuccess && !picks) return null;
  return (
    <Section title={t('home.picks.title')} lead={t('home.picks.text')} busy={banners.isPending}>
      {banners.isPending && <Skeleton kind="cards" rows={4} />}
      {banners.isError && <FailedSection onRetry={() => void banners.refetch()} height={520} />}
      {picks && (
        <Cells>
          <li>
            <PickLead title={picks.title} room={picks.room} card={picks.leadCard} />
          </li>
          {picks.others.map((card) => (
            <li key={card.id}>
              <CatalogCard card={card} favourites={favourites} />
            </li>
          ))}
        </Cells>
      )}
    </Section>
  );
}

const Cells = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-6) var(--gutter);

  > :first-child { grid-area: span 2 / span 2; }
  ${media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--space-5) var(--gutter); > :first-child { grid-area: auto / span 2; } }
`;
