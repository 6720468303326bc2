import type { Output } from '@mall/contract/operations';
import { once } from '../store/once.ts';
import { createStore, type Store, useStore } from '../store/store.ts';

export type ShopInfo = Output<'shop.info'>;
/** What the platform says of itself (getConfig). */
export type AppInfo = Output<'config.get'>;

/** The shop whose brand the mall wears, null for the platform itself. Watched by the shell, which paints it. */
export const shop: Store<ShopInfo | null> = once('shop', () => createStore<ShopInfo | null>(null));
export const appInfo: Store<AppInfo | null> = once('appInfo', () => createStore<AppInfo | null>(null));

export const useShop = (): ShopInfo | null => useStore(shop);
export const useAppInfo = (): AppInfo | null => useStore(appInfo);

/** The name over the door: the shop's, else the platform's. */
export const mallName = (): string => shop.get()?.storeName || appInfo.get()?.shop_name || defaultName;

/** The browser's title of a page under this roof. */
export const setPageTitle = (title?: string): void => {
  document.title = title ? `${title} · ${mallName()}` : mallName();
};

/** An in-app address for others, which brings them into the same shop. */
export const shareUrl = (path: string): string => {
  const url = new URL(path, location.origin);
  const code = shop.get()?.code;
  if (code) url.searchParams.set('code', code);
  return url.href;
};

const defaultName = 'Furnimall';
