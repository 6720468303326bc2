import { ClipboardList, type LucideIcon, Package, Store } from 'lucide-react';

export type SellerTab = 'shop' | 'goods' | 'orders';

/**
 * The back office's top tabs (spec §2): shop 0, goods 1, orders 2; the prefix of the path chooses on load.
 */
export const sellerTabs: readonly { group: SellerTab; prefix: string; icon: LucideIcon }[] = [
  { group: 'shop', prefix: '/userAdmin/shop/', icon: Store },
  { group: 'goods', prefix: '/userAdmin/goods/', icon: Package },
  { group: 'orders', prefix: '/userAdmin/orders/', icon: ClipboardList },
];

/** The tab of an address of the back office; the first one for an address without a tab. */
export const sellerTabOf = (path: string): SellerTab =>
  sellerTabs.find((tab) => path.startsWith(tab.prefix))?.group ?? 'shop';
