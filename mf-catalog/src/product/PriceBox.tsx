import { Badge, MoneyText, Price, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Product, Sku } from './sku-choice.ts';

/** The price, the member price, and the freight. */
export function PriceBox({ product, sku }: { product: Product; sku: Sku | undefined }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const { price, memberPrice } = sku ?? product;
  const { free, amount } = product.freight;
  return (
    <Line>
      <div>
        <Price size="big" now={price} was={(sku ?? product).marketPrice ?? undefined} />
        {memberPrice < price && (
          <Member>
            {t('product.memberPrice')} <MoneyText amount={memberPrice} strong />
            <Badge tone="brand">{format.percent(-Math.round((1 - memberPrice / price) * 100) * 100)}</Badge>
          </Member>
        )}
      </div>
      <small>
        {t('product.taxIncluded')}
        <br />
        {free
          ? t('product.freightFree')
          : t('product.freight', { amount: format.money(amount), unit: product.unitName })}
      </small>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  margin-top: var(--space-5);

  > small {
    margin-left: auto;
    color: var(--text-muted);
    font-size: var(--step--1);
    line-height: var(--leading-ui);
    text-align: right;
  }
`;

const Member = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  margin-top: 2px;
  color: var(--brand);
  font-size: var(--step-ui);
`;
