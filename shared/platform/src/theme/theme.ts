import { once } from '../store/once.ts';
import { createStore, type Store, useStore } from '../store/store.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/**
 * Light, dark or as the system says. Kept in a cookie, so that the page composer can write it into the document
 * before the first paint; the spec gives local storage to token, code and lang alone.
 */
const store: Store<Theme> = once('theme', () => createStore<Theme>(readCookie()));

export const useTheme = (): Theme => useStore(store);

export const setTheme = (theme: Theme): void => {
  document.cookie = `theme=${theme}; path=/; max-age=31536000; samesite=lax`;
  store.set(theme);
  apply();
};

/** Sets `data-theme` on the root and follows the system while the choice is `system`. */
export const startTheme = (): void => {
  apply();
  darkSystem()?.addEventListener('change', apply);
};

const apply = (): void => {
  const theme = store.get();
  const dark = theme === 'dark' || (theme === 'system' && darkSystem()?.matches === true);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
};

const darkSystem = (): MediaQueryList | undefined => window.matchMedia?.('(prefers-color-scheme: dark)');

const readCookie = (): Theme => {
  const kept = /(?:^|; )theme=(\w+)/.exec(document.cookie)?.[1];
  return themes.find((theme) => theme === kept) ?? 'system';
};
