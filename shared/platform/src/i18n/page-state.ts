import { useEffect, useRef, useState } from 'react';
import { once } from '../store/once.ts';
import { tab } from '../store/storage.ts';

type Saved = { path: string; scroll: number; values: Record<string, unknown> };

const readers: Map<string, () => unknown> = once('keptReaders', () => new Map());
const saved: { now: Saved | undefined } = once('kept', () => ({ now: undefined }));

/** Saves what the page shows for the time after a reload: values by key, and the scroll position. */
export const savePage = (): void => {
  const values = Object.fromEntries([...readers].map(([key, read]) => [key, read()]));
  const page: Saved = { path: location.pathname, scroll: window.scrollY, values };
  tab.write('kept', page);
};

/**
 * Reads what `savePage` saved, once and only for the same page, and scrolls back when the page is long
 * enough.
 */
export const restorePage = (): void => {
  const page = tab.read('kept');
  tab.write('kept', null);
  if (!isSaved(page) || page.path !== location.pathname) return;
  saved.now = page;
  if (page.scroll > 0) scrollWhenPossible(page.scroll, performance.now() + 3000);
};

/** The value that a key had before the reload; it can be read once. */
export const takeKept = (key: string): unknown => {
  const value = saved.now?.values[key];
  if (saved.now) delete saved.now.values[key];
  return value;
};

/**
 * Preserves a form through a change of language: `read` returns its values just before the page reloads.
 * Returns the function that ends this.
 */
export const keepForm = (id: string, read: () => unknown): (() => void) => {
  readers.set(id, read);
  return () => {
    if (readers.get(id) === read) readers.delete(id);
  };
};

/** `useState` that survives a change of language: half-filled fields, open dialogs, chosen tabs. */
export const useKeptState = <T>(key: string, initial: T): [T, (next: T) => void] => {
  const [value, setValue] = useState<T>(() => {
    const kept = takeKept(key);
    return isLike(kept, initial) ? kept : initial;
  });
  const latest = useRef(value);
  latest.current = value;
  // The reload reads the value from outside React, so it must be found by key while this is mounted.
  useEffect(() => keepForm(key, () => latest.current), [key]);
  return [value, setValue];
};

/** A stored value of another type (from an older version of the page) is ignored. */
const isLike = <T>(kept: unknown, initial: T): kept is T =>
  kept !== undefined && (initial === null || initial === undefined || typeof kept === typeof initial);

const isSaved = (page: unknown): page is Saved =>
  typeof page === 'object' && page !== null && 'path' in page && 'scroll' in page && 'values' in page;

const scrollWhenPossible = (top: number, until: number): void => {
  requestAnimationFrame(() => {
    const longEnough = document.documentElement.scrollHeight >= top + window.innerHeight;
    if (longEnough || performance.now() > until) window.scrollTo({ top, behavior: 'instant' });
    else scrollWhenPossible(top, until);
  });
};
