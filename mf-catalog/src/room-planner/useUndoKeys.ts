import { useDocumentKeys } from '@mall/ui';
import { actOf } from './plan/keys.ts';
import type { PlanEditor } from './usePlanEditor.ts';

/**
 * Undo and redo by keys wherever the focus is: after a piece was placed it is still on the shelf. Text fields
 * have their own undo.
 */
export const useUndoKeys = ({ planner, drawing, act }: PlanEditor): void => {
  useDocumentKeys((event) => {
    if (event.defaultPrevented || drawing.on || isElsewhere(event.target)) return;
    const step = actOf(planner, event, () => '');
    if (step?.do !== 'undo' && step?.do !== 'redo') return;
    event.preventDefault();
    act(step);
  });
};

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
