import { isHeldBack } from '@mall/platform';
import { type To, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

type History = ReturnType<typeof createBrowserHistory>;

/** The browser's history, which asks before it leaves a page with unsaved changes. */
export const createMallHistory = (): History => {
  const history = createBrowserHistory({ v5Compat: true });
  const unlessHeld =
    (move: History['push']): History['push'] =>
    (to, state) => {
      const go = (): void => move(to, state);
      if (!isHeldBack(locationOf(history, to), go)) go();
    };
  return {
    ...history,
    // The two are getters of the inner history; a copy would not change.
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    push: unlessHeld((to, state) => history.push(to, state)),
    replace: unlessHeld((to, state) => history.replace(to, state)),
    listen: (listener) => listenUnlessHeld(history, listener),
  };
};

/**
 * A step back has already happened when it is announced; a blocked one is reverted before anybody sees it.
 */
const listenUnlessHeld = (history: History, listener: Parameters<History['listen']>[0]): (() => void) => {
  let isReturning = false;
  let isAllowed = false;
  return history.listen((update) => {
    const { action, delta, location } = update;
    if (isReturning) {
      isReturning = false;
      return;
    }
    const again = (): void => {
      isAllowed = true;
      history.go(delta ?? 0);
    };
    if (String(action) === 'POP' && delta && !isAllowed && isHeldBack(location, again)) {
      isReturning = true;
      history.go(-delta);
      return;
    }
    isAllowed = false;
    listener(update);
  });
};

const locationOf = (history: History, to: To) => {
  const { pathname, search, hash } = history.createURL(to);
  return { pathname, search, hash, state: null, key: 'next', mask: undefined };
};
