import { media, Skeleton, SkeletonBox } from '@mall/ui';
import { styled } from 'styled-components';
import type { Card } from '../CatalogCard.tsx';
import { useFavourites } from '../useFavourites.ts';
import { Story } from './Story.tsx';

/** Products as stories: a wide one, then two beside each other, and so on down the page. */
export function Stories({ cards, stale }: { cards: readonly Card[]; stale: boolean }) {
  const favourites = useFavourites(cards.map(({ id }) => id));
  return (
    <Wall aria-busy={stale || undefined}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <Story card={card} favourites={favourites} wide={index % 3 === 0} first={index === 0} />
        </li>
      ))}
    </Wall>
  );
}

/** The skeleton of the first three. */
export const StoriesSkeleton = () => (
  <>
    <Wall as="div" aria-hidden="true">
      <div>
        <SkeletonBox ratio="16 / 9" />
      </div>
      <SkeletonBox ratio="4 / 5" />
      <SkeletonBox ratio="4 / 5" />
    </Wall>
    <Skeleton rows={1} />
  </>
);

const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-7) var(--gutter);
  transition: opacity var(--fast) var(--ease);

  &[aria-busy] { opacity: 0.5; }
  > :nth-child(3n + 1) { grid-column: 1 / -1; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: var(--space-6); }
`;
