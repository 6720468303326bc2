import { Button, MoneyText, Picture } from '@mall/ui';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Product, Sku } from './sku-choice.ts';
import type { Buying } from './useBuying.ts';

type SummaryProps = { product: Product; sku: Sku; price: number; buying: Buying };

/**
 * The choice and its price, at the bottom of a wide window once the buy box is out of view. A phone has its
 * bar. It is rendered into the body: inside the sticky buy box its z-index would count only there, and the
 * page would cover it.
 */
export function Summary({ product, sku, price, buying }: SummaryProps) {
  const { t } = useTranslation('catalog');
  const soldOut = sku.stock < 1;
  return createPortal(
    <Bar aria-label={t('product.chosen')}>
      <div>
        <Small src={sku.image ?? product.image} alt="" width={48} height={48} sizes="48px" eager />
        <p>
          <b>{product.name}</b>
          <small>{sku.specText}</small>
        </p>
        <MoneyText amount={price} strong />
        <Button tone="primary" disabled={soldOut} busy={buying.adding} onClick={buying.add}>
          {t(soldOut ? 'product.soldOut' : 'product.add')}
        </Button>
      </div>
    </Bar>,
    document.body,
  );
}

const Bar = styled.section`
  display: none;

  @media (min-width: 768px) {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--layer-sticky);
    display: block;
    border-top: 1px solid var(--line);
    background: var(--glass);
    backdrop-filter: blur(12px);
  }
  > div {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    max-width: calc(var(--page) + 2 * var(--margin));
    margin: 0 auto;
    padding: var(--space-2) var(--margin);
  }
  p { flex: 1; min-width: 0; line-height: 1.35; }
  p > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font-size: var(--step-ui); }
  small { color: var(--text-muted); font-size: var(--step--1); }
`;

const Small = styled(Picture)`
  flex: none;
  width: 48px;
`;
