import { type KeyboardEvent, type RefObject, useState } from 'react';
import { focusAfter } from '../hooks/focus-after.ts';
import type { Hotspot, HotspotWord, SayHotspot } from './hotspot.ts';
import { freePlace, type HotspotPlace, step } from './hotspot-places.ts';

type Editing = {
  spots: readonly Hotspot[];
  onPlace: (place: HotspotPlace, id: string | undefined) => void;
  onMove: (id: string, place: HotspotPlace) => void;
  onRemove: (id: string) => void;
  onUndo: (() => void) | undefined;
  max: number;
  say: SayHotspot;
  disabled?: boolean;
};

/**
 * The steps of editing spots: each changes them, announces itself with its coordinates, and keeps the focus on
 * a disc of `stage`, the picture.
 */
export const useHotspotSteps = (
  stage: RefObject<HTMLElement | null>,
  { spots, onPlace, onMove, onRemove, onUndo, max, say, disabled }: Editing,
) => {
  const [selected, setSelected] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const marked = spots.flatMap(({ place }) => place ?? []);
  const full = marked.length >= max;
  const numberOf = (id: string | undefined) => spots.findIndex((spot) => spot.id === id) + 1;
  const announce = (what: HotspotWord, { x, y }: HotspotPlace, at: number, name = ''): void =>
    setSaid(say(what, { at, name, x: x / step, y: y / step }));
  /** The disc of a spot, else the picture. */
  const discOf = (id: string | undefined): HTMLElement | null =>
    discsIn(stage.current).find(({ dataset }) => dataset.spot === id) ?? stage.current;

  const mark = (place: HotspotPlace, spot = spots.find((one) => one.place === null)): void => {
    if (full) return announce('full', place, max);
    onPlace(place, spot?.id);
    announce('placed', place, spot ? numberOf(spot.id) : spots.length + 1, spot?.name);
  };
  const undo = (): void => {
    if (onUndo === undefined) return;
    focusAfter(
      () => {
        onUndo();
        setSaid(say('undone', { at: 0, name: '', x: 0, y: 0 }));
      },
      // The focused element may have gone with the step, or have nothing more to undo.
      () => (isHeld(document.activeElement) ? undefined : stage.current),
    );
  };
  return {
    selected,
    select: setSelected,
    /** The last announcement, for screen readers. */
    said,
    full,
    mark,
    /** Without a pointer the spot is placed in a free position and focused. */
    add: (spot?: Hotspot): void => {
      const before = idsIn(stage.current);
      focusAfter(
        () => mark(freePlace(marked), spot),
        () => discOf(idsIn(stage.current).find((id) => !before.includes(id))),
      );
    },
    move: ({ id, name }: Hotspot, to: HotspotPlace): void => {
      onMove(id, to);
      announce('moved', to, numberOf(id), name);
    },
    remove: ({ id, name, place }: Hotspot): void => {
      const ids = idsIn(stage.current);
      const at = ids.indexOf(id);
      onRemove(id);
      if (place !== null) announce('removed', place, numberOf(id), name);
      const next = ids[at + 1] ?? ids[at - 1];
      discOf(next)?.focus();
      setSelected(next ?? null);
    },
    undo,
    /** Ctrl or ⌘ Z. */
    undoByKey: (event: KeyboardEvent): void => {
      if (disabled || event.key.toLowerCase() !== 'z' || event.shiftKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      undo();
    },
  };
};

const isHeld = (focused: Element | null): boolean =>
  focused !== null && focused !== document.body && !focused.matches(':disabled');

const discsIn = (stage: HTMLElement | null): HTMLElement[] => [
  ...(stage?.querySelectorAll<HTMLElement>('[data-spot]') ?? []),
];
const idsIn = (stage: HTMLElement | null): string[] =>
  discsIn(stage).map(({ dataset }) => dataset.spot ?? '');
