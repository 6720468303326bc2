import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button, Checkbox } from '@mall/ui';
import { CartLineRow } from './CartLineRow.tsx';
import { byShop, type CartLine, choiceOf, isGone, isSelectable } from './lines.ts';
import { ShopName } from './ShopName.tsx';

type CartLinesProps = {
  lines: readonly CartLine[];
  onSelect: (line: CartLine, selected: boolean) => void;
  onSelectAll: (lines: readonly CartLine[], selected: boolean) => void;
  onQuantity: (line: CartLine, qty: number) => void;
  onRemove: (lines: readonly CartLine[]) => void;
};

/** The lines, shop by shop, under one box that takes them all. */
export function CartLines({ lines, onSelect, onSelectAll, onQuantity, onRemove }: CartLinesProps) {
  const { t } = useTranslation('checkout');
  const gone = lines.filter(isGone);
  const choice = choiceOf(lines);
  const shops = byShop(lines);
  return (
    <>
      <Head>
        <Checkbox
          label={t('cart.all', { count: lines.length })}
          checked={choice === 'all'}
          mixed={choice === 'some'}
          disabled={!lines.some(isSelectable)}
          onChange={(selected) => onSelectAll(lines, selected)}
        />
        {gone.length > 0 && (
          <Button tone="ghost" size="small" onClick={() => onRemove(gone)}>
            {t('cart.removeGone')}
          </Button>
        )}
      </Head>
      {shops.map((shop) => (
        <section key={shop.shopId}>
          {(shops.length > 1 || shop.shopId !== null) && <ShopName shopId={shop.shopId} />}
          <ul>
            {shop.lines.map((line) => (
              <CartLineRow
                key={line.id}
                line={line}
                onSelect={(selected) => onSelect(line, selected)}
                onQuantity={(qty) => onQuantity(line, qty)}
                onRemove={() => onRemove([line])}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: var(--control-l);
  border-block: 1px solid var(--line);
  font-size: var(--step-ui);
`;
