import { paths } from '@mall/contract/core/paths';
import { ButtonLink, media, Picture, Price, ProgressBar, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { SaleSummary } from './SaleSummary.tsx';
import { type Offer, stateOf, takenPart } from './slots.ts';

/** One offer: picture, price, actual stock, one button. */
export function SeckillItem({ offer }: { offer: Offer }) {
  const { t } = useTranslation('promotion');
  const { seckill } = offer;
  const state = stateOf(seckill);
  return (
    <Item>
      <Link to={paths.product({ productId: offer.id, skuId: offer.skuId })} tabIndex={-1} aria-hidden="true">
        <Picture src={offer.image} alt="" width={400} height={400} sizes="(max-width: 767px) 34vw, 180px" />
      </Link>
      <div>
        <h3>
          <Link to={paths.product({ productId: offer.id, skuId: offer.skuId })}>{offer.name}</Link>
        </h3>
        <p>{t('seckill.perPerson', { count: seckill.perUserLimit })}</p>
        <Price now={seckill.seckillPrice} was={offer.price} size="medium" />
        {(state === 'open' || state === 'gone') && (
          <>
            <ProgressBar label={t('seckill.taken')} value={takenPart(seckill)} />
            <p>
              {state === 'gone'
                ? t('seckill.allTaken')
                : t('seckill.left', { left: seckill.stockLeft, total: seckill.stockTotal })}
            </p>
          </>
        )}
        {state === 'ended' && <SaleSummary activityId={seckill.activityId} />}
        <OfferButton offer={offer} />
      </div>
    </Item>
  );
}

function OfferButton({ offer }: { offer: Offer }) {
  const { t } = useTranslation('promotion');
  const format = useFormat();
  const { activityId, seckillPrice, startAt } = offer.seckill;
  switch (stateOf(offer.seckill)) {
    case 'open':
      return (
        <ButtonLink
          tone="sale"
          to={paths.confirm({ source: 'seckill', activityId, skuId: offer.skuId, qty: 1 })}
        >
          {t('seckill.buyFor', { price: format.money(seckillPrice) })}
        </ButtonLink>
      );
    case 'upcoming':
      return (
        <ButtonLink tone="plain" to="" disabled>
          {t('seckill.startsAt', { at: format.dateTime(startAt, 'short') })}
        </ButtonLink>
      );
    case 'gone':
    case 'ended':
      return (
        <ButtonLink tone="soft" to={paths.product({ productId: offer.id, skuId: offer.skuId })}>
          {t('seckill.normalPrice')}
        </ButtonLink>
      );
  }
}

const Item = styled.li`
  display: grid;
  grid-template-columns: 180px minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-4) 0;
  border-bottom: 1px solid var(--line);

  > div { display: grid; align-content: space-between; gap: var(--space-2); }
  h3 { font-size: var(--step-ui); font-weight: var(--weight-strong); line-height: var(--leading-ui); }
  p { color: var(--text-muted); font-size: var(--step--1); font-variant-numeric: tabular-nums; }
  ${media.phone} { grid-template-columns: 132px minmax(0, 1fr); }
`;
