import type { Plan, Point, Room } from '@mall/contract/catalog/design';
import { type KeyboardEvent, useState } from 'react';
import * as edits from './plan/edits.ts';
import { closes, cornerAt, drawn, gridMm, withCorner } from './plan/drawing.ts';
import type { Polygon } from './plan/geometry.ts';
import type { View } from './plan/view.ts';

type Board = {
  readonly plan: Plan;
  /** The sample room with which the planner opened: the first drawn room replaces it. */
  readonly isSample: boolean;
  readonly view: View;
  readonly change: (edit: (plan: Plan) => Plan) => void;
  readonly select: (what: { is: 'wall'; roomId: string; wall: number } | null) => void;
};

export type Drawing = ReturnType<typeof useDrawing>;
type Problem = 'few' | 'short' | 'crossing';
type State = { corners: Polygon; hand: Point | null; problem: Problem | null };

/**
 * Draws a room corner by corner, by pointer, finger or arrow keys. None of it is in the plan until it is
 * closed.
 */
export const useDrawing = ({ isSample, view, change, select }: Board) => {
  const [state, setState] = useState<State | null>(null);
  const corners = state?.corners ?? [];

  const close = () => {
    const room = drawn(corners);
    if ('problem' in room) return setState((now) => now && { ...now, problem: room.problem });
    const made: Room = {
      id: crypto.randomUUID(),
      name: '',
      height: 2600,
      openings: [],
      polygon: room.polygon,
    };
    change((plan) => edits.addRoom(isSample ? { ...plan, rooms: [] } : plan, made));
    select({ is: 'wall', roomId: made.id, wall: 0 });
    setState(null);
  };
  const back = () => setState((now) => now && { ...now, corners: now.corners.slice(0, -1), problem: null });
  const press = (hand: Point, reach: number, free = false) => {
    if (closes(corners, hand, reach)) return close();
    setState({ corners: withCorner(corners, cornerAt(corners, hand, free)), hand, problem: null });
  };
  const middle = { x: view.x + view.w / 2, y: view.y + view.h / 2 };
  const hand = state?.hand ?? corners.at(-1) ?? middle;

  return {
    on: state !== null,
    corners,
    /** The position of the next corner. */
    next: state === null || state.hand === null ? null : cornerAt(corners, state.hand),
    problem: state?.problem ?? null,
    begin: () => {
      select(null);
      setState({ corners: [], hand: null, problem: null });
    },
    cancel: () => setState(null),
    back,
    close,
    press,
    hover: (to: Point) => setState((now) => now && { ...now, hand: to }),
    /**
     * Arrow keys move the cursor (5 cm, with Shift 50), Space sets a corner, Enter closes, Backspace removes
     * one, Escape ends.
     */
    key: (event: KeyboardEvent) => {
      const way = ways[event.key];
      const undo = event.key === 'Backspace' || ((event.ctrlKey || event.metaKey) && event.key === 'z');
      if (way !== undefined) {
        const by = event.shiftKey ? 10 * gridMm : gridMm;
        const to = { x: hand.x + way.x * by, y: hand.y + way.y * by };
        setState((now) => now && { ...now, hand: to });
      } else if (event.key === ' ') press(hand, gridMm);
      else if (event.key === 'Enter') close();
      else if (event.key === 'Escape') setState(null);
      else if (undo) back();
      else return;
      event.preventDefault();
    },
  };
};

const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
