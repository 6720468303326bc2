import { useQueryOf } from '@mall/platform';
import { Grid, Section } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { CatalogCard } from '../CatalogCard.tsx';
import { useFavourites } from '../useFavourites.ts';

const shown = 4;

/** What the mall recommends to somebody who found nothing; nothing when that does not come either. */
export function Instead() {
  const { t } = useTranslation('catalog');
  const liked = useQueryOf('product.recommendPage', { page: 1, size: shown }, { quiet: true });
  const cards = liked.data?.list ?? [];
  const favourites = useFavourites(cards.map(({ id }) => id));
  if (cards.length === 0) return null;
  return (
    <Section size="part" title={t('search.instead')}>
      <Grid as="ul">
        {cards.map((card) => (
          <li key={card.id}>
            <CatalogCard card={card} favourites={favourites} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
