import { shop, theme } from '@mall/platform';

/** Keeps the shop's colour on the page right when the shop or the theme changes. */
export const startBranding = (): void => {
  // The page composer's colour stands since before the first paint: what mixes colours is fetched when there is another.
  let painted = looksOf(document.documentElement.dataset.colour ?? null);
  const paint = (): void => {
    const colour = shop.get()?.colour ?? null;
    const looks = looksOf(colour);
    if (looks === painted) return;
    const before = painted;
    painted = looks;
    import('./painter.ts').then(
      ({ applyBrand }) => painted === looks && applyBrand(colour),
      // The colours before stay, until the next change asks again.
      () => {
        painted = before;
      },
    );
  };
  shop.subscribe(paint);
  theme.subscribe(paint);
  window.matchMedia?.('(prefers-color-scheme: dark)').addEventListener('change', paint);
};

/** The tones of a colour are others in the dark; the mall's own follow the theme by themselves. */
const looksOf = (colour: string | null): string =>
  colour === null ? 'own' : `${colour} ${document.documentElement.dataset.theme}`;
