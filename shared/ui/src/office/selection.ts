import { useState } from 'react';

/** Which rows of a list are selected: some by their keys, or all that are found, whatever page they stand on. */
export type Selection = {
  /** For the table: the keys that are ticked. */
  keys: ReadonlySet<string>;
  /** All that are found, not only those of the page. */
  all: boolean;
  count: number;
  set: (keys: ReadonlySet<string>) => void;
  selectAll: () => void;
  clear: () => void;
};

type Held = { scope: string; keys: ReadonlySet<string>; all: boolean };
const none: ReadonlySet<string> = new Set();

/**
 * The selection of one list. It goes on over its pages and ends when the list becomes another one: `scope` says what was
 * asked for. Whoever unticks a row of "all" is left with the others of the page.
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
