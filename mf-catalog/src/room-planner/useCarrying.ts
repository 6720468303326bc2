import type { Point } from '@mall/contract/catalog/design';
import { type PointerEvent as Press, useRef, useState } from 'react';
import { pieceOf, type Ware } from './plan/pieces.ts';
import { leaning, snap } from './plan/snapping.ts';
import { pointIn } from './point-in.ts';
import type { PlanEditor } from './usePlanEditor.ts';

export type Carried = {
  readonly ware: Ware;
  /** The pointer's position in the window. */
  readonly hand: Point;
  /** Window pixels per millimetre. */
  readonly scale: number;
  /** The position of the drop; null while the pointer is not over the floor. */
  readonly place: (Point & { readonly rotation: number }) | null;
};

const begins = 8;

/**
 * Carries a piece from the shelf to the floor, by mouse or finger. A press without a move stays a click. A
 * finger has to leave the shelf sideways: up and down it scrolls.
 */
export const useCarrying = (editor: PlanEditor, onBegin: () => void) => {
  const [carried, setCarried] = useState<Carried | null>(null);
  const latest = useRef({ editor, onBegin });
  latest.current = { editor, onBegin };

  const take = (ware: Ware, event: Press<HTMLElement>) => {
    if (event.button > 0) return;
    const from = { x: event.clientX, y: event.clientY };
    let held: Carried | null = null;
    const move = (to: PointerEvent) => {
      const hand = { x: to.clientX, y: to.clientY };
      if (held === null) {
        if (Math.hypot(hand.x - from.x, hand.y - from.y) < begins) return;
        latest.current.onBegin();
      }
      held = carriedTo(ware, hand, to.altKey, latest.current.editor);
      setCarried(held);
    };
    const end = (drop: boolean) => {
      for (const [type, listener] of listeners) window.removeEventListener(type, listener);
      if (held === null) return;
      swallowClick();
      setCarried(null);
      latest.current.editor.setGuides([]);
      if (drop && held.place !== null) latest.current.editor.placeWare(ware, held.place);
    };
    const listeners: readonly (readonly [string, (event: Event) => void])[] = [
      ['pointermove', (to) => to instanceof PointerEvent && move(to)],
      ['pointerup', () => end(true)],
      ['pointercancel', () => end(false)],
      ['keydown', (pressed) => pressed instanceof KeyboardEvent && pressed.key === 'Escape' && end(false)],
    ];
    for (const [type, listener] of listeners) window.addEventListener(type, listener);
  };
  return { carried, take };
};

const carriedTo = (ware: Ware, hand: Point, free: boolean, editor: PlanEditor): Carried => {
  const floor = editor.floor.current;
  const scale = floor?.getScreenCTM()?.a ?? 0.1;
  if (floor === null || !isOver(floor, hand)) {
    editor.setGuides([]);
    return { ware, hand, scale, place: null };
  }
  const at = pointIn(floor, { clientX: hand.x, clientY: hand.y });
  const item = { id: 'carried', skuId: ware.skuId, own: null, ...at, rotation: 0, locked: false };
  const loose = pieceOf(item, new Map([[ware.skuId, ware]]));
  const rotation = free ? 0 : (leaning(loose, editor.plan.rooms) ?? 0);
  const to = free
    ? { x: Math.round(at.x), y: Math.round(at.y), guides: [] }
    : snap({ ...loose, rotation }, editor.plan.rooms, editor.pieces);
  editor.setGuides(to.guides);
  return { ware, hand, scale, place: { x: to.x, y: to.y, rotation } };
};

/** Over the floor itself, not over a bar or a panel on top of it. */
const isOver = (floor: SVGSVGElement, { x, y }: Point): boolean => {
  const top = document.elementFromPoint?.(x, y);
  return top instanceof Node && floor.contains(top);
};

/** The press that ends a carry is not a click on the element below. */
const swallowClick = (): void => {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, true);
  setTimeout(() => window.removeEventListener('click', swallow, true));
};
