import { flushSync } from 'react-dom';

/**
 * How often a page may commit within a second without input (decision 057 has what honest screens need: a fifth of
 * it). An effect in a loop commits several hundred times a second even on a slow phone.
 */
export const mostCommits = 300;
/** Of a page that follows the pointer each input may cause this many commits more. */
const perInput = 8;
const inputs = ['pointermove', 'keydown', 'input'];

/** The boundary around a screen or a slot. */
export type Stoppable = { stopRunaway: () => void };

/** What is read of React's tree; React is pinned, and e2e/runaway.spec.ts fails for another shape. */
type Fiber = {
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  flags: number;
  stateNode: Partial<Stoppable> | null;
};
/** React's flag of a component that was rendered. */
const performedWork = 1;

/**
 * Stops a remote whose state changes in a loop. React ends a loop of layout effects by itself; one of effects, timers,
 * promises or a store goes on for ever and keeps the page from all less urgent work. Up to half of what is allowed this
 * only counts; from then on each commit is charged to the innermost boundary in which something was rendered.
 */
export const watchCommits = (): void => {
  const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  if (hook === undefined) return;
  const before = hook.onCommitFiberRoot;
  const charged = new Map<Stoppable, number>();
  let since = 0;
  let commits = 0;

  const charge = (boundary: Stoppable): void => {
    const count = (charged.get(boundary) ?? 0) + 1;
    charged.set(boundary, count);
    if (count < mostCommits / 2) return;
    since = Number.NEGATIVE_INFINITY; // counted anew, in the first second of a page too
    // Not inside of a commit; and as urgent as a loop of promises after a click, which lets nothing else through.
    queueMicrotask(() => flushSync(() => boundary.stopRunaway()));
  };

  hook.onCommitFiberRoot = (id, root, ...rest) => {
    before?.call(hook, id, root, ...rest);
    const now = performance.now();
    if (now - since > 1_000) {
      since = now;
      commits = 0;
      charged.clear();
    }
    commits += 1;
    // React's own tree, as described above.
    if (commits > mostCommits / 2) for (const each of renderedIn(root.current as Fiber)) charge(each);
  };
  for (const input of inputs)
    window.addEventListener(input, () => void (commits = Math.max(0, commits - perInput)), true);
};

/** The innermost boundaries of what the last commit has rendered. Children that are the same were left alone. */
const renderedIn = (
  { child, alternate }: Fiber,
  within?: Stoppable,
  found = new Set<Stoppable>(),
): Set<Stoppable> => {
  for (let each = alternate?.child === child ? null : child; each !== null; each = each.sibling) {
    const { stateNode, flags } = each;
    if (within !== undefined && flags & performedWork) found.add(within);
    renderedIn(each, isStoppable(stateNode) ? stateNode : within, found);
  }
  return found;
};

const isStoppable = (node: Fiber['stateNode']): node is Stoppable => typeof node?.stopRunaway === 'function';
