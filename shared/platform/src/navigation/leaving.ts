import type { Location } from 'react-router-dom';
import { once } from '../store/once.ts';

/** Answers true when the page is not to be left yet; `go` then leaves it later, without asking again. */
export type LeaveGuard = (next: Location, go: () => void) => boolean;

const guards = once('leaving', () => new Set<LeaveGuard>());

/** Asked before every move inside the mall. The returned function takes the guard away. */
export const guardLeaving = (guard: LeaveGuard): (() => void) => {
  guards.add(guard);
  return () => guards.delete(guard);
};

/** For whoever moves: whether a guard wants to keep the visitor here. */
export const isHeldBack: LeaveGuard = (next, go) => [...guards].some((guard) => guard(next, go));
