import { redirects } from '@mall/contract/core/redirects';

/**
 * The composer's drawing of this page's screen (`server/src/web/composer/first-window`), taken out of the
 * HTML before React fills #root. It is displayed in the screen's place until the screen is ready, and only on
 * the page that it was drawn for.
 */
let kept: Element | undefined;
let drawnFor = '';

export const keepFirstWindow = (): void => {
  kept = document.querySelector('#root [data-first]') ?? undefined;
  drawnFor = redirects[location.pathname] ?? location.pathname;
};

export const firstWindow = (pathname: string): Element | undefined =>
  pathname === drawnFor ? kept : undefined;

/** Removes the drawing once the screen is drawn or has failed. */
export const dropFirstWindow = (): void => {
  kept = undefined;
};
