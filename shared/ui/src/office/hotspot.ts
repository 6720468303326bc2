import type { ReactNode } from 'react';
import type { HotspotPlace } from './hotspot-places.ts';

/** What has a spot on the picture, or is to get one. Its number is its place in the list. */
export type Hotspot = {
  readonly id: string;
  /** What is seen there; '' as long as nothing is bound to it. */
  readonly name: string;
  /** Null as long as it is not marked. */
  readonly place: HotspotPlace | null;
  readonly bad?: boolean | undefined;
  /** What its line in the list shows between its number and its button. */
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
