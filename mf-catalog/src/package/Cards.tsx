import { media } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type Package, PackageCard } from '../PackageCard.tsx';

type CardsProps = {
  cards: readonly Package[];
  /** While the next answer is loading. */
  stale?: boolean;
  /** The main content of the page: their names are second-level headings, their pictures load first. */
  main?: boolean;
};

/** Packages in rows of three. */
export function Cards({ cards, stale, main }: CardsProps) {
  const { t } = useTranslation('package');
  return (
    <Rows aria-busy={stale || undefined}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <PackageCard
            card={card}
            as={main ? 'h2' : 'h3'}
            eager={main && index < 3}
            badge={card.available ? t(`tier.${card.tier}`) : t('card.unavailable')}
            meta={[
              t('card.pieces', { count: card.pieces }),
              ...(card.rooms.length > 1 ? [t('card.rooms', { count: card.rooms.length })] : []),
            ].join(' · ')}
          />
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-6) var(--gutter);
  transition: opacity var(--fast) var(--ease);

  &[aria-busy] { opacity: 0.5; }
  ${media.tablet} { &:not(:has(> :nth-child(3):last-child)) { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: var(--space-5); }
`;
