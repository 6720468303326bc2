import type { Plan } from '@mall/contract/catalog/design';
import { begun, did, type History, redone, settled, undone } from './history.ts';

/** The selection: a piece, a wall (by its first corner) or an opening. */
export type Selection =
  | { readonly is: 'item'; readonly id: string }
  | { readonly is: 'wall'; readonly roomId: string; readonly wall: number }
  | { readonly is: 'opening'; readonly roomId: string; readonly id: string };

export type Planner = { readonly history: History<Plan>; readonly selected: Selection | null };

export type Act =
  /** `step` names a run of changes that are undone together, such as a drag. */
  | { readonly do: 'change'; readonly change: (plan: Plan) => Plan; readonly step?: string }
  | { readonly do: 'select'; readonly what: Selection | null }
  | { readonly do: 'settle' | 'undo' | 'redo' }
  | { readonly do: 'open'; readonly plan: Plan };

export const opened = (plan: Plan): Planner => ({ history: begun(plan), selected: null });

export const reduce = (planner: Planner, act: Act): Planner => {
  const { history } = planner;
  switch (act.do) {
    case 'change':
      return still({ ...planner, history: did(history, act.change(history.present), act.step) });
    case 'select':
      return { history: settled(history), selected: act.what };
    case 'settle':
      return { ...planner, history: settled(history) };
    case 'undo':
      return still({ ...planner, history: undone(history) });
    case 'redo':
      return still({ ...planner, history: redone(history) });
    case 'open':
      return opened(act.plan);
  }
};

/** Deselects something that no longer exists. */
const still = (planner: Planner): Planner =>
  planner.selected === null || exists(planner.history.present, planner.selected)
    ? planner
    : { ...planner, selected: null };

const exists = ({ rooms, items }: Plan, selected: Selection): boolean => {
  if (selected.is === 'item') return items.some(({ id }) => id === selected.id);
  const room = rooms.find(({ id }) => id === selected.roomId);
  if (room === undefined) return false;
  return selected.is === 'wall'
    ? selected.wall < room.polygon.length
    : room.openings.some(({ id }) => id === selected.id);
};
