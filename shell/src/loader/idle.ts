/** Runs when the browser is idle; without support for that, a little later. */
export const whenIdle = (work: () => void): void => {
  if (window.requestIdleCallback) window.requestIdleCallback(() => work());
  else setTimeout(work, 3_000);
};
