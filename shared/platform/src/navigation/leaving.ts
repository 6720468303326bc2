import type { Location } from 'react-router-dom';
import { once } from '../store/once.ts';
import { createStore, type Store, useStore } from '../store/store.ts';

/** Answers true when the page is not to be left yet; `go` then leaves it later, without asking again. */
export type LeaveGuard = (next: Location, go: () => void) => boolean;

const guards: Store<readonly LeaveGuard[]> = once('leaving', () => createStore<readonly LeaveGuard[]>([]));

/** Asked before every move inside the mall. The returned function takes the guard away. */
export const guardLeaving = (guard: LeaveGuard): (() => void) => {
  guards.set([...guards.get(), guard]);
  return () => guards.set(guards.get().filter((one) => one !== guard));
};

/** For whoever moves: whether a guard wants to keep the visitor here. */
export const isHeldBack: LeaveGuard = (next, go) => guards.get().some((guard) => guard(next, go));

/** Whether a page on the screen has changes that are not saved: its guard stands only as long. Nobody is asked anything. */
export const useHoldsUnsaved = (): boolean => useStore(guards).length > 0;
