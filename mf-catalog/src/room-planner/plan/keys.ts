import type { Plan, Point } from '@mall/contract/catalog/design';
import * as edits from './edits.ts';
import type { Act, Planner } from './planner.ts';

export type Key = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
};

/**
 * The action of a key on the floor; null when it has none there. Arrow keys move by a centimetre, with Shift
 * by ten, with Alt by a millimetre.
 */
export const actOf = ({ selected }: Planner, pressed: Key, newId: () => string): Act | null => {
  const command = pressed.ctrlKey || pressed.metaKey;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (command && key === 'z') return { do: pressed.shiftKey ? 'redo' : 'undo' };
  if (command && key === 'y') return { do: 'redo' };
  if (key === 'Escape') return { do: 'select', what: null };
  if (selected?.is !== 'item') return null;
  const { id } = selected;
  const change = (edit: (plan: Plan) => Plan, step?: string): Act => ({
    do: 'change',
    change: edit,
    ...(step && { step }),
  });
  if (command && key === 'd') return change((plan) => edits.duplicate(plan, id, newId()));
  if (command) return null;
  const way = ways[key];
  if (way !== undefined) {
    const by = pressed.altKey ? 1 : pressed.shiftKey ? 100 : 10;
    return change((plan) => edits.shift(plan, [id], { x: way.x * by, y: way.y * by }), `keys ${id}`);
  }
  switch (key) {
    case 'r':
      return change((plan) => edits.turnBy(plan, id, pressed.shiftKey ? -1 : 1), `turn ${id}`);
    case 'l':
      return change((plan) =>
        edits.lock(plan, id, !plan.items.some((item) => item.id === id && item.locked)),
      );
    case 'Delete':
    case 'Backspace':
      return change((plan) => edits.remove(plan, [id]));
    default:
      return null;
  }
};

const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
