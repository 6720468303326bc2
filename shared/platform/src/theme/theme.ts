import { once } from '../store/once.ts';
import { root } from '../store/root.ts';
import { createStore, type Store, useStore } from '../store/store.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/**
 * Light, dark or the system's theme. Stored in a cookie, so that the page composer can write it into the
 * document before the first paint; the spec reserves local storage for token, code and lang.
 */
export const theme: Store<Theme> = once('theme', () => createStore<Theme>(readCookie()));

export const useTheme = (): Theme => useStore(theme);

export const setTheme = (chosen: Theme): void => {
  document.cookie = `theme=${chosen}; path=/; max-age=31536000; samesite=lax`;
  apply(chosen);
  theme.set(chosen);
};

/** Sets `data-theme` on the root and follows the system while the choice is `system`. */
export const startTheme = (): void => {
  apply(theme.get());
  darkSystem()?.addEventListener('change', () => apply(theme.get()));
};

const apply = (chosen: Theme): void => {
  const dark = chosen === 'dark' || (chosen === 'system' && darkSystem()?.matches === true);
  root.element.dataset.theme = dark ? 'dark' : 'light';
};

const darkSystem = (): MediaQueryList | undefined => window.matchMedia?.('(prefers-color-scheme: dark)');

function readCookie(): Theme {
  const kept = /(?:^|; )theme=(\w+)/.exec(document.cookie)?.[1];
  return themes.find((known) => known === kept) ?? 'system';
}
