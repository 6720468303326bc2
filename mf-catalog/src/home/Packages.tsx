import { paths } from '@mall/contract/core/paths';
import { opens, useQueryOf } from '@mall/platform';
import { FailedSection, media, Section, Skeleton } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PackageCard } from '../PackageCard.tsx';

const shown = 3;

/** Whole rooms that the mall puts together, with their savings (spec §2, packageRecommendList). */
export function Packages() {
  const { t } = useTranslation('catalog');
  const packages = useQueryOf('package.recommended', { size: shown }, { quiet: true });
  const cards = packages.data?.list ?? [];
  if (packages.isSuccess && cards.length === 0) return null;
  const all = paths.packageCategories();
  return (
    <Section
      title={t('home.packages.title')}
      lead={t('home.packages.text')}
      more={opens(all) ? { label: t('home.packages.all'), to: all } : undefined}
      busy={packages.isPending}
    >
      {packages.isPending && <Skeleton kind="cards" columns={3} rows={shown} />}
      {packages.isError && <FailedSection onRetry={() => void packages.refetch()} height={420} />}
      {cards.length > 0 && (
        <Three>
          {cards.map((card) => (
            <li key={card.id}>
              <PackageCard card={card} meta={t('home.packages.pieces', { count: card.pieces })} />
            </li>
          ))}
        </Three>
      )}
    </Section>
  );
}

const Three = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-6) var(--gutter);

  ${media.phone} {
    grid-template-columns: none;
    grid-auto-columns: 82%;
    grid-auto-flow: column;
    overflow-x: auto;
    margin-inline: calc(-1 * var(--margin));
    padding-inline: var(--margin);
    scroll-snap-type: x mandatory;
    scroll-padding-inline: var(--margin);
    scrollbar-width: none;
    > li { scroll-snap-align: start; }
  }
`;
