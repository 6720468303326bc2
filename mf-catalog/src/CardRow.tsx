import { Grid } from '@mall/ui';
import { type Card, CatalogCard } from './CatalogCard.tsx';
import { useFavourites } from './useFavourites.ts';

/** One row of products under the main content of a page. */
export function CardRow({ cards }: { cards: readonly Card[] }) {
  const favourites = useFavourites(cards.map(({ id }) => id));
  return (
    <Grid as="ul">
      {cards.map((card) => (
        <li key={card.id}>
          <CatalogCard card={card} favourites={favourites} />
        </li>
      ))}
    </Grid>
  );
}
