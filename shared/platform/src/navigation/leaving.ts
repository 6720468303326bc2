import type { Location } from 'react-router-dom';
import { once } from '../store/once.ts';
import { createStore, type Store, useStore } from '../store/store.ts';

/**
 * Returns true when the page must not be left yet; `go` then leaves it later, without calling the guards
 * again.
 */
export type LeaveGuard = (next: Location, go: () => void) => boolean;

const guards: Store<readonly LeaveGuard[]> = once('leaving', () => createStore<readonly LeaveGuard[]>([]));

/**
 * Adds a guard that is called before every navigation inside the mall. Returns the function that removes it.
 */
export const guardLeaving = (guard: LeaveGuard): (() => void) => {
  guards.set([...guards.get(), guard]);
  return () => guards.set(guards.get().filter((one) => one !== guard));
};

/** Whether a guard holds the visitor on this page. Every navigation calls it first. */
export const isHeldBack: LeaveGuard = (next, go) => guards.get().some((guard) => guard(next, go));

/** Whether the page has unsaved changes: its guard exists only as long. Shows no dialog. */
export const useHoldsUnsaved = (): boolean => useStore(guards).length > 0;
