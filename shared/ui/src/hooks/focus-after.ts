import { flushSync } from 'react-dom';

/**
 * Draws a change at once and focuses what `find` then finds. A focus set a frame later would pull the user
 * back from wherever the next key has already led. For event handlers, not for effects.
 */
export const focusAfter = (change: () => void, find: () => HTMLElement | null | undefined): void => {
  flushSync(change);
  find()?.focus();
};
