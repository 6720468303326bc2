import type { ReactNode } from 'react';
import type { HotspotPlace } from './hotspot-places.ts';

/** Something that has a spot on the picture or will get one. Its number is its position in the list. */
export type Hotspot = {
  readonly id: string;
  /** The name of what is visible there; '' as long as nothing is bound to it. */
  readonly name: string;
  /** Null until it is placed. */
  readonly place: HotspotPlace | null;
  readonly bad?: boolean | undefined;
  /** The content of its line in the list between its number and its button. */
  readonly line: ReactNode;
};
export type HotspotWord =
  | 'spot'
  | 'placed'
  | 'moved'
  | 'removed'
  | 'full'
  | 'add'
  | 'help'
  | 'mark'
  | 'markOf'
  | 'remove'
  | 'undo'
  | 'undone';
export type SayHotspot = (
  what: HotspotWord,
  values: { at: number; name: string; x: number; y: number },
) => string;
