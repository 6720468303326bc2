import { useTranslation } from 'react-i18next';
import { paths } from '@mall/contract/core/paths';
import { useQueryOf } from '@mall/platform';
import { Grid, ProductCard, Section } from '@mall/ui';

const shown = 4;

/** Recently viewed products. Renders nothing when there are none, or they fail to load. */
export function RecentlyViewed() {
  const { t } = useTranslation('checkout');
  const history = useQueryOf('browsingHistory.list', { page: 1, size: shown }, { quiet: true });
  if (!history.data || history.data.list.length === 0) return null;
  return (
    <Section size="part" title={t('cart.recent')}>
      <Grid as="ul">
        {history.data.list.map((card) => (
          <li key={card.id}>
            <ProductCard
              to={paths.product({ productId: card.id })}
              name={card.name}
              image={card.image}
              price={card.price}
              memberPrice={card.memberPrice}
              was={card.marketPrice ?? undefined}
              from={card.priceFrom}
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
