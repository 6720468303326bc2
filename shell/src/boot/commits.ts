/**
 * React reports every commit to the hook of its developer tools, in production too, if the hook is there when React
 * starts: this runs before it. A browser with the tools has their hook already. `loader/runaway.ts` listens.
 */
export type CommitHook = {
  onCommitFiberRoot?: (id: number, root: { current: unknown }, ...rest: unknown[]) => void;
};

declare global {
  // The name that React looks for.
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: CommitHook | undefined;
}

const own = { supportsFiber: true, inject: () => 0, renderers: new Map() };
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= own as CommitHook; // no type of ours names what only React reads
