import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@mall/contract/paths';
import { Slot } from '@mall/platform';
import { EmptyMessage, FailedSection, Page, Skeleton } from '@mall/ui';
import { Columns } from '../Columns.tsx';
import { CartBar } from './CartBar.tsx';
import { CartLines } from './CartLines.tsx';
import { CartSummary } from './CartSummary.tsx';
import type { CartLine } from './lines.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useCart } from './useCart.ts';

export function CartScreen() {
  const { t } = useTranslation('checkout');
  const cart = useCart();
  const [leaving, setLeaving] = useState<CartLine>();

  if (cart.status === 'loading') {
    return (
      <Page title={t('cart.title')}>
        <Columns side={<Skeleton kind="block" height={280} />}>
          <Skeleton kind="rows" rows={4} />
        </Columns>
      </Page>
    );
  }
  if (cart.status === 'failed') {
    return (
      <Page title={t('cart.title')}>
        <FailedSection onRetry={cart.retry} busy={cart.retrying} autoRetrySeconds={15} />
      </Page>
    );
  }
  if (cart.lines.length === 0) {
    return (
      <Page title={t('cart.title')}>
        <EmptyMessage
          title={t('cart.empty.title')}
          reason={t('cart.empty.reason')}
          action={{ label: t('cart.empty.action'), to: paths.productCenter() }}
        />
        <RecentlyViewed />
      </Page>
    );
  }

  const remove = (lines: readonly CartLine[]) =>
    cart.remove(lines, { removed: t('cart.removed', { count: lines.length }), undo: t('cart.undo') });
  return (
    <Page title={t('cart.title')}>
      <Columns side={<CartSummary lines={cart.lines} settled={cart.settled} />}>
        <CartLines
          lines={cart.lines}
          onSelect={cart.select}
          onSelectAll={cart.selectAll}
          onQuantity={(line, qty) => (qty === 0 ? setLeaving(line) : cart.setQuantity(line, qty))}
          onRemove={remove}
        />
      </Columns>
      <RemoveDialog
        line={leaving}
        onClose={() => setLeaving(undefined)}
        onRemove={(line) => {
          setLeaving(undefined);
          remove([line]);
        }}
      />
      <Slot at="cart.recommend" props={{ productIds: cart.lines.map((line) => line.productId) }} />
      <RecentlyViewed />
      <CartBar lines={cart.lines} onSelectAll={cart.selectAll} settled={cart.settled} />
    </Page>
  );
}
