import type { Plan, Point, Room } from '@mall/contract/catalog/design';
import { type PointerEvent, type RefObject, useRef } from 'react';
import * as edits from './plan/edits.ts';
import { dot, minus, normalOf, sidesOf } from './plan/geometry.ts';
import { snap } from './plan/snapping.ts';
import { panned, zoomed } from './plan/view.ts';
import { openingAt, withWallMoved } from './plan/walls.ts';
import { pointIn } from './point-in.ts';
import type { PlanEditor } from './usePlanEditor.ts';

type Grip =
  | { is: 'piece'; id: string; offset: Point }
  | { is: 'turn'; id: string }
  | { is: 'wall'; room: Room; wall: number; from: Point }
  | { is: 'opening'; roomId: string; id: string }
  | { is: 'floor'; from: Point };

const centimetre = 10;

/**
 * Dragging on the floor: pieces snap, walls move along their normal, openings slide, the background pans; two
 * fingers zoom.
 */
export const useFloorPointer = (frame: RefObject<SVGSVGElement | null>, editor: PlanEditor) => {
  const grip = useRef<Grip | null>(null);
  const fingers = useRef(new Map<number, Point>());

  const down = (event: PointerEvent<SVGSVGElement>) => {
    const floor = frame.current;
    if (!floor || event.button > 0) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    capture(floor, event.pointerId);
    const point = pointIn(floor, event);
    grip.current = fingers.current.size > 1 ? null : gripAt(event.target, point, editor);
    const { current } = grip;
    if (current?.is === 'piece') editor.select({ is: 'item', id: current.id });
    if (current?.is === 'wall') editor.select({ is: 'wall', roomId: current.room.id, wall: current.wall });
    if (current?.is === 'opening') editor.select({ is: 'opening', roomId: current.roomId, id: current.id });
    if (current?.is === 'floor') editor.select(null);
  };

  const move = (event: PointerEvent<SVGSVGElement>) => {
    const floor = frame.current;
    const before = fingers.current.get(event.pointerId);
    if (!floor || before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    if (fingers.current.size === 2) pinch(fingers.current, event.pointerId, now, floor, editor);
    fingers.current.set(event.pointerId, now);
    if (grip.current) drag(grip.current, pointIn(floor, event), event.altKey, editor);
  };

  const up = (event: PointerEvent<SVGSVGElement>) => {
    fingers.current.delete(event.pointerId);
    if (grip.current && grip.current.is !== 'floor') editor.act({ do: 'settle' });
    grip.current = null;
    editor.setGuides([]);
  };

  return { down, move, up };
};

/** The floor captures the pointer when it leaves; jsdom has no pointers to capture. */
const capture = (floor: SVGSVGElement, pointerId: number): void => floor.setPointerCapture?.(pointerId);

const gripAt = (target: EventTarget, point: Point, { plan }: PlanEditor): Grip => {
  const closest = (name: string) =>
    target instanceof Element ? target.closest<SVGElement>(`[data-${name}]`) : null;
  const turn = closest('turn')?.dataset['turn'];
  if (turn !== undefined) return { is: 'turn', id: turn };
  const piece = closest('piece')?.dataset['piece'];
  const item = plan.items.find(({ id }) => id === piece);
  if (item) return { is: 'piece', id: item.id, offset: minus(item, point) };
  const opening = closest('opening');
  const { opening: openingId, room: openingRoom } = opening?.dataset ?? {};
  if (openingId !== undefined && openingRoom !== undefined)
    return { is: 'opening', roomId: openingRoom, id: openingId };
  const { wall, room: roomId } = closest('wall')?.dataset ?? {};
  const room = plan.rooms.find(({ id }) => id === roomId);
  if (room && wall !== undefined) return { is: 'wall', room, wall: Number(wall), from: point };
  return { is: 'floor', from: point };
};

const drag = (grip: Grip, point: Point, free: boolean, editor: PlanEditor): void => {
  switch (grip.is) {
    case 'piece': {
      const piece = editor.pieces.find(({ id }) => id === grip.id);
      if (piece === undefined || piece.locked) return;
      const wanted = { ...piece, x: point.x + grip.offset.x, y: point.y + grip.offset.y };
      const to = free ? { ...rounded(wanted), guides: [] } : snap(wanted, editor.plan.rooms, editor.pieces);
      editor.setGuides(to.guides);
      return editor.change((plan) => edits.moveTo(plan, grip.id, { x: to.x, y: to.y }), `drag ${grip.id}`);
    }
    case 'turn': {
      const piece = editor.pieces.find(({ id }) => id === grip.id);
      if (piece === undefined) return;
      const { x, y } = minus(point, piece);
      const angle = (Math.atan2(y, x) * 180) / Math.PI + 90;
      const to = free ? angle : Math.round(angle / edits.turnStep) * edits.turnStep;
      return editor.change((plan) => edits.turnTo(plan, grip.id, to), `turn ${grip.id}`);
    }
    case 'wall': {
      const side = sidesOf(grip.room.polygon)[grip.wall];
      if (side === undefined) return;
      const by = dot(minus(point, grip.from), normalOf(side));
      const room = withWallMoved(grip.room, grip.wall, Math.round(by / centimetre) * centimetre);
      return editor.changeRoom(grip.room.id, () => room, `wall ${grip.room.id} ${grip.wall}`);
    }
    case 'opening':
      return editor.change((plan) => slid(plan, grip, point), `slide ${grip.id}`);
    case 'floor':
      return editor.setView((view) => panned(view, minus(grip.from, point)));
  }
};

const slid = (plan: Plan, { roomId, id }: { roomId: string; id: string }, point: Point): Plan =>
  edits.changeRoom(plan, roomId, (room) => {
    const opening = room.openings.find((one) => one.id === id);
    const wall = opening && sidesOf(room.polygon)[opening.wall];
    const at = wall ? openingAt(wall, point, opening.width) : null;
    return opening === undefined || at === null
      ? room
      : edits.putOpening(room, { ...opening, at: Math.round(at / centimetre) * centimetre });
  });

const pinch = (
  fingers: ReadonlyMap<number, Point>,
  moving: number,
  now: Point,
  floor: SVGSVGElement,
  editor: PlanEditor,
): void => {
  const resting = [...fingers].find(([id]) => id !== moving)?.[1];
  const before = fingers.get(moving);
  if (resting === undefined || before === undefined) return;
  const gap = (point: Point) => Math.max(1, Math.hypot(point.x - resting.x, point.y - resting.y));
  const middle = pointIn(floor, { clientX: (now.x + resting.x) / 2, clientY: (now.y + resting.y) / 2 });
  editor.setView((view) => zoomed(view, gap(before) / gap(now), middle));
};

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
