import { useRef } from 'react';
import { afterSelect } from './columns.ts';
import type { Selection } from './selection.ts';

/** The part of a selection that a table reads and changes. */
export type TableSelection = Pick<Selection, 'keys' | 'set'>;

/**
 * Ticking the rows of one page: a box, all boxes of the page, or with Shift everything from the last changed
 * box to this one. Selected rows of other pages stay selected.
 */
export const useTicks = (pageKeys: readonly string[], selection: TableSelection | undefined) => {
  const anchor = useRef<string>(undefined);
  const shift = useRef(false);
  const ticked = selection ? pageKeys.filter((key) => selection.keys.has(key)).length : 0;
  return {
    /** Whether there is anything to tick. */
    any: pageKeys.length > 0,
    all: ticked > 0 && ticked === pageKeys.length,
    some: ticked > 0 && ticked < pageKeys.length,
    /** The browser reports Shift with the click, before the box changes. */
    holdShift: (held: boolean) => (shift.current = held),
    toggle: (key: string, on: boolean) => {
      if (selection) {
        const from = shift.current ? anchor.current : undefined;
        selection.set(afterSelect(pageKeys, selection.keys, key, on, from));
      }
      anchor.current = key;
    },
    togglePage: (on: boolean) => {
      const others = [...(selection?.keys ?? [])].filter((key) => !pageKeys.includes(key));
      selection?.set(new Set(on ? [...others, ...pageKeys] : others));
    },
    /** Clears the selection; answers whether there was one. */
    clear: (): boolean => {
      const any = (selection?.keys.size ?? 0) > 0;
      if (any) selection?.set(new Set());
      return any;
    },
  };
};

export type Ticks = ReturnType<typeof useTicks>;
