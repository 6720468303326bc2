import { paths } from '@mall/contract/core/paths';
import { serverNow, useQueryOf } from '@mall/platform';
import { Countdown, Grid, ProductCard, Section } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const shown = 4;

/** On the home page: the running flash sale, four offers and the clock. Nothing when none is running. */
export function SeckillStrip() {
  const { t } = useTranslation('promotion');
  const { data, refetch } = useQueryOf('seckill.list', { tab: 'running' }, { quiet: true });
  const slot = data?.slots.find(({ items }) => items.length > 0);
  if (slot === undefined) return null;
  return (
    <Section title={t('seckill.title')} more={{ label: t('seckill.seeAll'), to: paths.seckill() }}>
      <Clock>
        {t('seckill.endsIn')}
        <Countdown endsAt={slot.to} serverOffset={serverNow() - Date.now()} onEnd={() => void refetch()} />
      </Clock>
      <Grid as="ul">
        {slot.items.slice(0, shown).map((offer) => (
          <li key={offer.seckill.activityId}>
            <ProductCard
              to={paths.product({ productId: offer.id, skuId: offer.skuId })}
              name={offer.name}
              image={offer.image}
              price={offer.seckill.seckillPrice}
              was={offer.price}
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

const Clock = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin-bottom: var(--space-5);
`;
