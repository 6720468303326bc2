import type { Item, OwnPiece, Plan, Point, Room } from '@mall/contract/catalog/design';
import { type KeyboardEvent, useCallback, useMemo, useReducer, useRef, useState } from 'react';
import * as edits from './plan/edits.ts';
import { actOf } from './plan/keys.ts';
import { warningsOf } from './plan/warnings.ts';
import { pieceOf, piecesOf, placeFor, type Ware } from './plan/pieces.ts';
import { opened, reduce, type Selection } from './plan/planner.ts';
import { type Guide, leaning } from './plan/snapping.ts';
import { fitting, type View, zoomed } from './plan/view.ts';
import { useDrawing } from './useDrawing.ts';
import { type Bill, useCatalogueFacts } from './useCatalogueFacts.ts';

export type PlanEditor = ReturnType<typeof usePlanEditor>;
export type { Bill };

const newId = (): string => crypto.randomUUID();
const windowShape = 1.2;

type Place = Point & { readonly rotation: number };

/** The state of the planner: the plan with its history, the selection, the view, and the actions. */
export const usePlanEditor = (plan0: Plan) => {
  const floor = useRef<SVGSVGElement>(null);
  const [planner, dispatch] = useReducer(reduce, plan0, opened);
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  const [view, setView] = useState<View>(() => fitting(plan0, windowShape));
  const plan = planner.history.present;
  const { wares, bill, failed, retry, meet } = useCatalogueFacts(plan);
  const pieces = useMemo(() => piecesOf(plan, wares), [plan, wares]);
  const warnings = useMemo(() => warningsOf(plan.rooms, pieces), [plan.rooms, pieces]);
  const { selected } = planner;
  const item = selected?.is === 'item' ? plan.items.find(({ id }) => id === selected.id) : undefined;

  const change = useCallback(
    (edit: (plan: Plan) => Plan, step?: string) =>
      dispatch({ do: 'change', change: edit, ...(step && { step }) }),
    [],
  );
  const select = useCallback((what: Selection | null) => dispatch({ do: 'select', what }), []);
  const zoom = useCallback((factor: number, at?: Point) => setView((seen) => zoomed(seen, factor, at)), []);

  const canUndo = planner.history.past.length > 0;
  const drawing = useDrawing({ plan, isSample: !canUndo && plan.items.length === 0, view, change, select });

  /** At the given position, else at the next free one. */
  const put = (made: Omit<Item, 'id' | 'x' | 'y' | 'rotation' | 'locked'>, known = wares, at?: Place) => {
    const item: Item = { ...made, id: newId(), x: 0, y: 0, rotation: 0, locked: false };
    const free = at ?? placeFor(pieceOf(item, known), plan.rooms, pieces);
    const rotation = at?.rotation ?? leaning({ ...pieceOf(item, known), ...free }, plan.rooms) ?? 0;
    change((now) => edits.place(now, { ...item, ...free, rotation }));
    select({ is: 'item', id: item.id });
  };

  return {
    floor,
    planner,
    plan,
    pieces,
    wares,
    bill,
    billFailed: failed,
    retryBill: retry,
    warnings,
    selected,
    item,
    piece: item && pieceOf(item, wares),
    view,
    guides,
    setView,
    setGuides,
    zoom,
    fit: () => setView(fitting(plan, windowShape)),
    change,
    select,
    act: dispatch,
    canUndo,
    canRedo: planner.history.future.length > 0,
    changeRoom: (roomId: string, edit: (room: Room) => Room | null, step?: string) =>
      change((now) => edits.changeRoom(now, roomId, (room) => edit(room) ?? room), step),
    placeWare: (ware: Ware, at?: Place) => {
      meet(ware);
      put({ skuId: ware.skuId, own: null }, new Map(wares).set(ware.skuId, ware), at);
    },
    placeOwn: (own: OwnPiece) => put({ skuId: null, own }),
    exchange: (from: string, ware: Ware) => {
      meet(ware);
      change((now) =>
        now.items
          .filter(({ skuId }) => skuId === from)
          .reduce((plan, { id }) => edits.exchange(plan, id, ware.skuId), now),
      );
    },
    drawing,
    press: (event: KeyboardEvent) => {
      if (drawing.on) return drawing.key(event);
      const act = actOf(planner, event, newId);
      if (act === null) return;
      event.preventDefault();
      dispatch(act);
    },
  };
};
