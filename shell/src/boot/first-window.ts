import { redirects } from '@mall/contract/core/redirects';

/**
 * What the composer drew of this page's screen (`server/src/web/composer/first-window`), taken out of the HTML before React
 * fills #root. It stands in the screen's place until the screen is there, and only on the page that it was drawn for.
 */
let kept: Element | undefined;
let drawnFor = '';

export const keepFirstWindow = (): void => {
  kept = document.querySelector('#root [data-first]') ?? undefined;
  drawnFor = redirects[location.pathname] ?? location.pathname;
};

export const firstWindow = (pathname: string): Element | undefined =>
  pathname === drawnFor ? kept : undefined;

/** The screen is there, or will not come. */
export const dropFirstWindow = (): void => {
  kept = undefined;
};
