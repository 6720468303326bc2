import type { Item, OwnPiece, Plan, Point, Room } from '@mall/contract/design';
import { type KeyboardEvent, useCallback, useMemo, useReducer, useState } from 'react';
import * as edits from './plan/edits.ts';
import { actOf } from './plan/keys.ts';
import { warningsOf } from './plan/warnings.ts';
import { pieceOf, piecesOf, placeFor, type Ware } from './plan/pieces.ts';
import { opened, reduce, type Selection } from './plan/planner.ts';
import { type Guide, leaning } from './plan/snapping.ts';
import { fitting, type View, zoomed } from './plan/view.ts';
import { type Bill, useWares } from './useWares.ts';

export type Desk = ReturnType<typeof useDesk>;
export type { Bill };

const newId = (): string => crypto.randomUUID();
const windowShape = 1.2;

/** Everything that happens on the drawing table: the plan with its history, what is held, the view, and what can be done. */
export const useDesk = (plan0: Plan) => {
  const [planner, dispatch] = useReducer(reduce, plan0, opened);
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  const [view, setView] = useState<View>(() => fitting(plan0, windowShape));
  const plan = planner.history.present;
  const { wares, bill, failed, retry, meet } = useWares(plan);
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

  const put = (made: Omit<Item, 'id' | 'x' | 'y' | 'rotation' | 'locked'>, known = wares) => {
    const item: Item = { ...made, id: newId(), x: 0, y: 0, rotation: 0, locked: false };
    const place = placeFor(pieceOf(item, known), plan.rooms, pieces);
    const rotation = leaning({ ...pieceOf(item, known), ...place }, plan.rooms) ?? 0;
    change((now) => edits.place(now, { ...item, ...place, rotation }));
    select({ is: 'item', id: item.id });
  };

  return {
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
    canUndo: planner.history.past.length > 0,
    canRedo: planner.history.future.length > 0,
    changeRoom: (roomId: string, edit: (room: Room) => Room | null, step?: string) =>
      change((now) => edits.changeRoom(now, roomId, (room) => edit(room) ?? room), step),
    placeWare: (ware: Ware) => {
      meet(ware);
      put({ skuId: ware.skuId, own: null }, new Map(wares).set(ware.skuId, ware));
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
    press: (event: KeyboardEvent) => {
      const act = actOf(planner, event, newId);
      if (act === null) return;
      event.preventDefault();
      dispatch(act);
    },
  };
};
