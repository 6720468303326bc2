import type { ReactNode } from 'react';
import { once } from '../store/once.ts';
import { createStore, type Store } from '../store/store.ts';

export type ToastKind = 'success' | 'info' | 'error';
export type ToastAction = { label: ReactNode; run: () => void };
export type Toast = {
  id: number;
  kind: ToastKind;
  text: string;
  at: number;
  action?: ToastAction;
  /** Undefined: stays until closed. */
  leavesAfterMs?: number;
};

/** The displayed toasts, at most two; the shell draws them. */
export const toasts: Store<readonly Toast[]> = once('toasts', () => createStore<readonly Toast[]>([]));

export const dismissToast = (id: number): void => toasts.set(toasts.get().filter((shown) => shown.id !== id));

/** Successes leave after 5 s, 8 s with an action; errors stay until closed (look, "Components"). */
export const toast = {
  success: (text: string, action?: ToastAction): void => show('success', text, action),
  info: (text: string, action?: ToastAction): void => show('info', text, action),
  error: (text: string, action?: ToastAction): void => show('error', text, action),
};

const atMost = 2;
/** A failure that old has been read: a success takes it away. A younger one may be of the same act, done in part. */
const readMs = 5000;

const show = (kind: ToastKind, text: string, action?: ToastAction): void => {
  const at = Date.now();
  const others = toasts
    .get()
    .filter(
      (shown) =>
        (shown.text !== text || shown.kind !== kind) &&
        (kind !== 'success' || shown.kind !== 'error' || at - shown.at < readMs),
    );
  const added: Toast = { id: nextId(), kind, text, at, action, leavesAfterMs: stay(kind, action) };
  toasts.set([...others, added].slice(-atMost));
};

const stay = (kind: ToastKind, action?: ToastAction): number | undefined => {
  if (kind === 'error') return undefined;
  return action ? 8000 : 5000;
};

let last = 0;
const nextId = (): number => {
  last += 1;
  return last;
};
