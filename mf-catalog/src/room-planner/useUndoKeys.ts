import { useEffect } from 'react';
import { actOf } from './plan/keys.ts';
import type { PlanEditor } from './usePlanEditor.ts';

/**
 * Undo and redo by keys wherever the focus is: after a piece was placed it is still on the shelf. Text fields
 * have their own undo.
 */
export const useUndoKeys = ({ planner, drawing, act }: PlanEditor): void => {
  // Only the document receives a key pressed anywhere on the page.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || drawing.on || isElsewhere(event.target)) return;
      const step = actOf(planner, event, () => '');
      if (step?.do !== 'undo' && step?.do !== 'redo') return;
      event.preventDefault();
      act(step);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [planner, drawing.on, act]);
};

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
