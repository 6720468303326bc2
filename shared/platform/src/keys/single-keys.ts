import { once } from '../store/once.ts';
import { createStore, type Store, useStore } from '../store/store.ts';

/** Whether single letters are commands in the office. Speech input types them by accident, so each person may switch them off. */
export const useSingleKeys = (): boolean => useStore(singleKeys);

export const setSingleKeys = (on: boolean): void => {
  document.cookie = `keys=${on ? 'on' : 'off'}; path=/; max-age=31536000; samesite=lax`;
  singleKeys.set(on);
};

/** In a cookie, as the theme is: the spec gives local storage to token, code and lang alone. */
const singleKeys: Store<boolean> = once('singleKeys', () =>
  createStore(!/(?:^|; )keys=off(?:;|$)/.test(document.cookie)),
);
