import { appInfo, shop, theme } from '@mall/platform';

/** Updates the colour of the shop, else of the mall, on the page when one of them or the theme changes. */
export const startBranding = (): void => {
  // The page composer's colour is there since before the first paint: the code that computes colours is
  // fetched only for another one.
  let painted = looksOf(document.documentElement.dataset.colour ?? null);
  const paint = (): void => {
    const colour = shop.get()?.colour ?? appInfo.get()?.colour ?? null;
    const looks = looksOf(colour);
    if (looks === painted) return;
    const before = painted;
    painted = looks;
    import('./painter.ts').then(
      ({ applyBrand }) => painted === looks && applyBrand(colour),
      // The previous colours stay until the next change tries again.
      () => {
        painted = before;
      },
    );
  };
  shop.subscribe(paint);
  appInfo.subscribe(paint);
  theme.subscribe(paint);
  window.matchMedia?.('(prefers-color-scheme: dark)').addEventListener('change', paint);
};

/** The tones of a colour differ in the dark theme; the mall's own follow the theme by themselves. */
const looksOf = (colour: string | null): string =>
  colour === null ? 'own' : `${colour} ${document.documentElement.dataset.theme}`;
