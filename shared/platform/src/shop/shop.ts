import type { Output } from '@mall/contract/operations';
import { once } from '../store/once.ts';
import { createStore, type Store, useStore } from '../store/store.ts';

export type ShopInfo = Output<'shop.info'>;
/** The platform's own name and contact data (getConfig). */
export type AppInfo = Output<'config.get'>;

/**
 * The shop whose brand the mall displays, null for the platform itself. The shell observes it and applies its
 * colours.
 */
export const shop: Store<ShopInfo | null> = once('shop', () => createStore<ShopInfo | null>(null));
export const appInfo: Store<AppInfo | null> = once('appInfo', () => createStore<AppInfo | null>(null));

export const useShop = (): ShopInfo | null => useStore(shop);
export const useAppInfo = (): AppInfo | null => useStore(appInfo);

/** The displayed name of the mall: the shop's, else the platform's. */
export const mallName = (): string => shop.get()?.storeName || appInfo.get()?.shop_name || defaultName;

/** The browser title of a page of this mall. */
export const setPageTitle = (title?: string): void => {
  document.title = title ? `${title} · ${mallName()}` : mallName();
};

/** An in-app address to share, which opens the same shop. */
export const shareUrl = (path: string): string => {
  const url = new URL(path, location.origin);
  const code = shop.get()?.code;
  if (code) url.searchParams.set('code', code);
  return url.href;
};

const defaultName = 'Furnimall';
