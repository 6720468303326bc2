/**
 * After a hot update, a development build of React renders the page again. A production build cannot, so its
 * page is reloaded.
 */
export const refreshOrReload = (hot, page) => {
  let applied = false;
  hot.addStatusHandler((status) => {
    if (status === 'apply') applied = true;
    if (status !== 'idle' || !applied) return;
    applied = false;
    if (!canRefresh(page.__REACT_DEVTOOLS_GLOBAL_HOOK__)) page.location.reload();
  });
};

const canRefresh = ({ renderers } = { renderers: new Map() }) =>
  [...renderers.values()].some(({ scheduleRefresh }) => typeof scheduleRefresh === 'function');
