/**
 * After a hot update: React draws the page anew when it is a development build, which can. The React of a mall that runs
 * as everybody has it cannot, and its page is loaded again.
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
