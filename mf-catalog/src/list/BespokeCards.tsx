import { paths } from '@mall/contract/core/paths';
import { opens } from '@mall/platform';
import { TextLink } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type Card, CatalogCard } from '../CatalogCard.tsx';
import { useFavourites } from '../useFavourites.ts';
import { Cells } from './Cards.tsx';

/**
 * Products made to measure: each links to its page, and to a request for sizes that its page does not offer.
 */
export function BespokeCards({ cards, stale }: { cards: readonly Card[]; stale: boolean }) {
  const { t } = useTranslation('lists');
  const favourites = useFavourites(cards.map(({ id }) => id));
  return (
    <Cells aria-busy={stale || undefined}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <CatalogCard card={card} favourites={favourites} eager={index < 3} />
          {opens(paths.wantBuy()) && (
            <Ask
              to={paths.wantBuy({ productId: card.id })}
              aria-label={t('custom.askLabel', { name: card.name })}
            >
              {t('custom.ask')}
            </Ask>
          )}
        </li>
      ))}
    </Cells>
  );
}

const Ask = styled(TextLink)`
  margin-top: var(--space-2);
  font-size: var(--step--1);
`;
