/** The part of `import.meta.webpackHot` that we use. */
type Hot = { addStatusHandler: (hear: (status: string) => void) => void };
/** The part of the window that we use: React registers itself with the hook of its developer tools. */
type Page = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: { renderers: ReadonlyMap<number, { scheduleRefresh?: unknown }> };
  location: { reload: () => void };
};
export function refreshOrReload(hot: Hot, page: Page): void;
