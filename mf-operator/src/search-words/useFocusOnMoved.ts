import { useLayoutEffect, useRef } from 'react';

/**
 * A row that moves drops the focus: `follow` tells which word moves, and once the rows are drawn anew the focus is on the
 * same arrow of it, or at an end on the other one. `list` is the list of the rows.
 */
export const useFocusOnMoved = (words: readonly string[]) => {
  const list = useRef<HTMLOListElement>(null);
  const moving = useRef<{ word: string; by: -1 | 1 }>(undefined);
  // An effect: the row is at its new place only once it is drawn there.
  useLayoutEffect(() => {
    if (moving.current === undefined) return;
    const { word, by } = moving.current;
    moving.current = undefined;
    const row = [...(list.current?.children ?? [])].find((one) => one.getAttribute('data-word') === word);
    const arrow = (step: string) => row?.querySelector<HTMLElement>(`[data-step="${step}"]:not(:disabled)`);
    (by < 0 ? (arrow('up') ?? arrow('down')) : (arrow('down') ?? arrow('up')))?.focus();
  }, [words]);
  return {
    list,
    follow: (word: string, by: -1 | 1): void => {
      moving.current = { word, by };
    },
  };
};
