import { once } from '../store/once.ts';
import { createStore, type Store, useStore } from '../store/store.ts';

/**
 * Whether single letters are commands in the office. Speech input types them by accident, so each user may
 * turn them off.
 */
export const useSingleKeys = (): boolean => useStore(singleKeys);

export const setSingleKeys = (on: boolean): void => {
  document.cookie = `keys=${on ? 'on' : 'off'}; path=/; max-age=31536000; samesite=lax`;
  singleKeys.set(on);
};

/** In a cookie, like the theme: the spec reserves local storage for token, code and lang. */
const singleKeys: Store<boolean> = once('singleKeys', () =>
  createStore(!/(?:^|; )keys=off(?:;|$)/.test(document.cookie)),
);
