import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@mall/contract/core/paths';
import { Slot } from '@mall/platform';
import { EmptyMessage, FailedSection, Page, Skeleton } from '@mall/ui';
import { Columns } from '../Columns.tsx';
import { CartBar } from './CartBar.tsx';
import { CartLines } from './CartLines.tsx';
import { CartSummary } from './CartSummary.tsx';
import { type CartEntry, isPackage } from '../entries.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { SavedLines } from './SavedLines.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useCart } from './useCart.ts';

export function CartScreen() {
  const { t } = useTranslation('checkout');
  const cart = useCart();
  const [leaving, setLeaving] = useState<CartEntry>();

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
  const remove = (entries: readonly CartEntry[]) =>
    cart.remove(entries, { removed: t('cart.removed', { count: entries.length }), undo: t('cart.undo') });
  const saved = (
    <SavedLines
      entries={cart.saved}
      onBack={(entry) => cart.keep(entry, false)}
      onRemove={(entry) => remove([entry])}
    />
  );
  if (cart.entries.length === 0) {
    return (
      <Page title={t('cart.title')}>
        <EmptyMessage
          title={t('cart.empty.title')}
          reason={t('cart.empty.reason')}
          action={{ label: t('cart.empty.action'), to: paths.productCenter() }}
        />
        {saved}
        <RecentlyViewed />
      </Page>
    );
  }

  const productIds = cart.entries.flatMap((entry) =>
    isPackage(entry) ? entry.lines.map(({ productId }) => productId) : entry.productId,
  );
  return (
    <Page title={t('cart.title')}>
      <Columns side={<CartSummary entries={cart.entries} bill={cart.bill} settled={cart.settled} />}>
        <CartLines
          entries={cart.entries}
          onSelect={cart.select}
          onSelectAll={cart.selectAll}
          onQuantity={(entry, qty) => (qty === 0 ? setLeaving(entry) : cart.setQuantity(entry, qty))}
          onRemove={remove}
          onSplit={cart.split}
          onKeep={(entry) => cart.keep(entry, true)}
        />
      </Columns>
      {saved}
      <RemoveDialog
        entry={leaving}
        onClose={() => setLeaving(undefined)}
        onRemove={(entry) => {
          setLeaving(undefined);
          remove([entry]);
        }}
      />
      <Slot at="cart.recommend" props={{ productIds }} />
      <RecentlyViewed />
      <CartBar entries={cart.entries} bill={cart.bill} onSelectAll={cart.selectAll} settled={cart.settled} />
    </Page>
  );
}
