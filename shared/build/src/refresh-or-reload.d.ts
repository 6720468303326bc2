/** What `import.meta.webpackHot` is to us. */
type Hot = { addStatusHandler: (hear: (status: string) => void) => void };
/** What the window is to us: its hook is what React has told developer tools of itself. */
type Page = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: { renderers: ReadonlyMap<number, { scheduleRefresh?: unknown }> };
  location: { reload: () => void };
};
export function refreshOrReload(hot: Hot, page: Page): void;
