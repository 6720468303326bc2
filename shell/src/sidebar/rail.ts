import { createStore } from '@mall/platform';

/**
 * Whether the office's menu shows only icons. In a cookie: the spec reserves local storage for token, code
 * and lang.
 */
export const rail = createStore(/(?:^|; )rail=on(?:;|$)/.test(document.cookie));

export const setRail = (on: boolean): void => {
  document.cookie = `rail=${on ? 'on' : 'off'}; path=/; max-age=31536000; samesite=lax`;
  rail.set(on);
};
