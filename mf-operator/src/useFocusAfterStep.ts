import { useLayoutEffect, useRef } from 'react';

/**
 * A row that moves leaves its place in the page, and the browser drops the focus with it. Tells which row moves; when
 * the rows come anew, the focus is on the control that moved it, or on its name when that control has nothing left to do.
 */
export const useFocusAfterStep = (rows: readonly object[]): ((id: string) => void) => {
  const moved = useRef<{ id: string; step: string | undefined }>(undefined);
  // An effect: only the browser's own page says where the focus is once the rows are drawn.
  useLayoutEffect(() => {
    if (moved.current === undefined) return;
    const { id, step } = moved.current;
    const one = (selector: string) => document.querySelector<HTMLElement>(selector);
    const arrow = step === undefined ? null : one(`[data-step="${step}"]:not(:disabled)`);
    (arrow ?? one(`[data-place="${id}"]`))?.focus();
    moved.current = undefined;
  }, [rows]);
  return (id) => {
    const active = document.activeElement;
    moved.current = { id, step: active instanceof HTMLElement ? active.dataset.step : undefined };
  };
};
