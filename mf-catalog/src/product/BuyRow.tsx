import { common, opens, useCartCount, useSession } from '@mall/platform';
import { paths } from '@mall/contract/core/paths';
import { Button, Count, FieldNote, iconButtonStyle, media, PhoneBar, Stepper, useFormat } from '@mall/ui';
import { money, times } from '@mall/contract/core/money';
import { ShoppingBag } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { mostOf } from './quantity.ts';
import type { Product, Sku } from './sku-choice.ts';
import { Summary } from './Summary.tsx';
import { useBuying } from './useBuying.ts';
import { useScrolledOut } from './useScrolledOut.ts';

/** Quantity, add to cart, buy now; on a phone the two buttons stay at the bottom of the window. */
export function BuyRow({ product, sku }: { product: Product; sku: Sku }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const signedIn = useSession().token !== null;
  const cartCount = useCartCount();
  const buying = useBuying(sku);
  const noteId = useId();
  const [left, watch] = useScrolledOut();
  const soldOut = sku.stock < 1;
  const total = times(money(signedIn ? sku.memberPrice : sku.price), buying.quantity);
  const words = soldOut ? t('product.soldOut') : t('product.add');

  return (
    <>
      <Row ref={watch}>
        <Stepper
          size="large"
          label={t('product.quantity', { name: product.name })}
          value={buying.quantity}
          max={mostOf(sku.stock)}
          disabled={soldOut}
          onChange={buying.setQuantity}
          onRefuse={buying.refuse}
        />
        <Wide tone="primary" size="large" wide disabled={soldOut} busy={buying.adding} onClick={buying.add}>
          {soldOut ? words : t('product.addFor', { amount: format.money(total) })}
        </Wide>
        {buying.buy && (
          <Buy size="large" wide disabled={soldOut} onClick={buying.buy}>
            {t('product.buy')}
          </Buy>
        )}
      </Row>
      <div role="alert">
        {buying.problem && <FieldNote id={noteId} error={common(`failure.${buying.problem}`)} />}
      </div>
      {left && (
        <Summary product={product} sku={sku} price={signedIn ? sku.memberPrice : sku.price} buying={buying} />
      )}
      <Bar as="section" aria-label={t('product.bar')} data-buy-bar>
        {opens(paths.cart()) && (
          <Bag to={paths.cart()} aria-label={t('product.cart', { count: cartCount })}>
            <ShoppingBag size={24} strokeWidth={1.5} aria-hidden />
            {cartCount > 0 && <Count aria-hidden="true">{cartCount > 99 ? '99+' : cartCount}</Count>}
          </Bag>
        )}
        <Button
          wide
          tone={buying.buy ? 'plain' : 'primary'}
          disabled={soldOut}
          busy={buying.adding}
          onClick={buying.add}
        >
          {words}
        </Button>
        {buying.buy && (
          <Button wide tone="primary" disabled={soldOut} onClick={buying.buy}>
            {t('product.buy')}
          </Button>
        )}
      </Bar>
    </>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  margin-top: var(--space-5);
`;

const Wide = styled(Button)`
  ${media.phone} { display: none; }
`;

const Buy = styled(Button)`
  grid-column: 1 / -1;

  ${media.phone} { display: none; }
`;

const Bar = styled(PhoneBar)`
  gap: var(--space-2);
`;

const Bag = styled(Link)`${iconButtonStyle}`;
