import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button, Checkbox } from '@mall/ui';
import { CartLineRow } from './CartLineRow.tsx';
import { CartPackageRow } from './CartPackageRow.tsx';
import { type CartEntry, type CartPackage, isPackage } from '../entries.ts';
import { byShop, choiceOf, isGone, isSelectable } from './lines.ts';
import { ShopName } from './ShopName.tsx';

type CartLinesProps = {
  entries: readonly CartEntry[];
  onSelect: (entry: CartEntry, selected: boolean) => void;
  onSelectAll: (entries: readonly CartEntry[], selected: boolean) => void;
  onQuantity: (entry: CartEntry, qty: number) => void;
  onRemove: (entries: readonly CartEntry[]) => void;
  onSplit: (whole: CartPackage) => void;
  onKeep: (entry: CartEntry) => void;
};

/** The content of the cart by shop, under one checkbox for all. */
export function CartLines(props: CartLinesProps) {
  const { entries, onSelect, onSelectAll, onQuantity, onRemove, onSplit, onKeep } = props;
  const { t } = useTranslation('checkout');
  const gone = entries.filter(isGone);
  const choice = choiceOf(entries);
  const shops = byShop(entries);
  return (
    <>
      <Head>
        <Checkbox
          label={t('cart.all', { count: entries.length })}
          checked={choice === 'all'}
          mixed={choice === 'some'}
          disabled={!entries.some(isSelectable)}
          onChange={(selected) => onSelectAll(entries, selected)}
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
            {shop.entries.map((entry) => {
              const commands = {
                onSelect: (selected: boolean) => onSelect(entry, selected),
                onQuantity: (qty: number) => onQuantity(entry, qty),
                onRemove: () => onRemove([entry]),
                onKeep: () => onKeep(entry),
              };
              return isPackage(entry) ? (
                <CartPackageRow key={entry.id} whole={entry} onSplit={() => onSplit(entry)} {...commands} />
              ) : (
                <CartLineRow key={entry.id} line={entry} {...commands} />
              );
            })}
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
