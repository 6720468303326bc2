import { bannerType } from '@mall/contract/core/limits';
import { useQueryOf } from '@mall/platform';
import { media } from '@mall/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { type Card, CatalogCard } from '../CatalogCard.tsx';
import { useFavourites } from '../useFavourites.ts';
import { Inset } from './Inset.tsx';
import { RepeatedCard, repeatsOf } from './RepeatedCard.tsx';
import { cardsPerInset, insetBefore } from './inset.ts';

type CardsProps = {
  cards: readonly Card[];
  /** While the next answer is loading. */
  stale: boolean;
  /** Fewer are filled up by repeating them (spec §9). */
  atLeast?: number;
};

/** The products of a page, with a wide picture once in a dozen cells. */
export function Cards({ cards, stale, atLeast = 0 }: CardsProps) {
  const favourites = useFavourites(cards.map(({ id }) => id));
  const editorial = useQueryOf(
    'banner.list',
    { type: bannerType.home },
    { quiet: true, enabled: cards.length >= cardsPerInset },
  );
  const insets = editorial.data?.list.filter(({ title }) => title !== '') ?? [];
  return (
    <Cells aria-busy={stale || undefined}>
      {cards.map((card, index) => {
        const at = insetBefore(index, cards.length);
        const inset =
          at === undefined || cards.length < cardsPerInset
            ? undefined
            : insets[at % Math.max(1, insets.length)];
        return (
          <Fragment key={card.id}>
            {inset && <Inset banner={inset} />}
            <li>
              <CatalogCard card={card} favourites={favourites} eager={index < 3} />
            </li>
          </Fragment>
        );
      })}
      {repeatsOf(cards, atLeast).map((card, index) => (
        <RepeatedCard key={`again${index}`} card={card} />
      ))}
    </Cells>
  );
}

/** The columns of a list beside its filters. */
export const Cells = styled.ul`
  display: grid;
  grid-auto-flow: dense;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-6) var(--gutter);
  transition: opacity var(--fast) var(--ease);

  &[aria-busy] { opacity: 0.5; }
  @media (min-width: 1920px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  ${media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--space-5) var(--gutter); }
`;
