import { useState } from 'react';

/** The selected rows of a list: some by their keys, or all results, whatever page they are on. */
export type Selection = {
  /** The keys of the ticked rows, for the table. */
  keys: ReadonlySet<string>;
  /** All results, not only those of the page. */
  all: boolean;
  count: number;
  set: (keys: ReadonlySet<string>) => void;
  selectAll: () => void;
  clear: () => void;
};

type Held = { scope: string; keys: ReadonlySet<string>; all: boolean };
const none: ReadonlySet<string> = new Set();

/**
 * The selection of one list. It spans its pages and ends when the list changes: `scope` is the query. After
 * unticking a row of "all", the other rows of the page stay selected.
 */
export const useSelection = (scope: string, total: number, pageKeys: readonly string[]): Selection => {
  const [held, setHeld] = useState<Held>({ scope, keys: none, all: false });
  const { keys, all } = held.scope === scope ? held : { keys: none, all: false };
  const hold = (next: Omit<Held, 'scope'>) => setHeld({ scope, ...next });
  return {
    keys: all ? new Set(pageKeys) : keys,
    all,
    count: all ? total : keys.size,
    set: (next) => hold({ keys: next, all: false }),
    selectAll: () => hold({ keys: none, all: true }),
    clear: () => hold({ keys: none, all: false }),
  };
};
