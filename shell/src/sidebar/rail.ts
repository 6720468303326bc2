import { createStore } from '@mall/platform';

/** Whether the menu of the office shows only its icons. In a cookie: the spec gives local storage to token, code and lang alone. */
export const rail = createStore(/(?:^|; )rail=on(?:;|$)/.test(document.cookie));

export const setRail = (on: boolean): void => {
  document.cookie = `rail=${on ? 'on' : 'off'}; path=/; max-age=31536000; samesite=lax`;
  rail.set(on);
};
