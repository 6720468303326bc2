import { shop, theme } from '@mall/platform';
import { applyBrand } from '@mall/ui';

/** Paints the shop's colour on the page and keeps it right when the shop or the theme changes. */
export const startBranding = (): void => {
  const paint = (): void => applyBrand(shop.get()?.colour ?? null);
  // The page composer's colour stands since before the first paint; it changes when the shop is known.
  shop.subscribe(paint);
  theme.subscribe(paint);
  window.matchMedia?.('(prefers-color-scheme: dark)').addEventListener('change', paint);
};
