import { paths } from '@mall/contract/core/paths';
import type { SlotProps } from '@mall/contract/core/slots';
import { serverNow, useQueryOf } from '@mall/platform';
import { ButtonLink, Countdown, MoneyText } from '@mall/ui';
import { Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** On a product's page: the running flash sale of this product or SKU. Nothing when there is none. */
export function SeckillOffer({ productId, skuId }: SlotProps['product.promo']) {
  const { t } = useTranslation('promotion');
  const { data, refetch } = useQueryOf('seckill.product', { id: productId }, { quiet: true });
  const offer = data?.activities.find(
    (activity) =>
      activity.state === 'running' &&
      activity.stockLeft > 0 &&
      (skuId === undefined || activity.skuId === skuId),
  );
  if (offer === undefined) return null;
  const reached = offer.bought >= offer.perUserLimit;
  return (
    <Box aria-label={t('seckill.title')}>
      <div>
        <b>
          <Zap size={16} strokeWidth={1.5} aria-hidden />
          <Link to={paths.seckill()} title={t('seckill.all')}>
            {t('seckill.title')}
          </Link>{' '}
          <MoneyText amount={offer.seckillPrice} strong />
        </b>
        <small>
          {t('seckill.left', { left: offer.stockLeft, total: offer.stockTotal })} · {t('seckill.endsIn')}{' '}
          <Countdown
            look="text"
            endsAt={offer.endAt}
            serverOffset={serverNow() - Date.now()}
            onEnd={() => void refetch()}
          />
        </small>
      </div>
      <ButtonLink
        tone="sale"
        disabled={reached}
        to={paths.confirm({ source: 'seckill', activityId: offer.activityId, skuId: offer.skuId, qty: 1 })}
      >
        {reached ? t('seckill.reached') : t('seckill.buyNow')}
      </ButtonLink>
    </Box>
  );
}

const Box = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-top: var(--space-3);
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--sale-soft);
  color: var(--sale);

  b { display: flex; align-items: center; gap: var(--space-2); font-weight: var(--weight-strong); }
  a:hover { text-decoration: underline; }
  small { color: var(--text); font-size: var(--step--1); font-variant-numeric: tabular-nums; }
`;
