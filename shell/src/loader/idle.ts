/** When the browser has nothing better to do; where it cannot say so, a little later. */
export const whenIdle = (work: () => void): void => {
  if (window.requestIdleCallback) window.requestIdleCallback(() => work());
  else setTimeout(work, 3_000);
};
