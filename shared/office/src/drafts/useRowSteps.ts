import { useUndoToast } from '../useUndoToast.tsx';
import { reportFailure, toast } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import type { At } from './draft.ts';
import { type RowKind, rowSteps, type Step, wordOf } from './row-steps.ts';

/**
 * Runs one step with one draft, confirms it by name in a toast, and can undo it from there; `after` runs
 * after both.
 */
export const useRowSteps = (kind: RowKind, after?: () => void) => {
  const { t } = useTranslation('drafts');
  const tellUndo = useUndoToast();
  const run = async (step: Step, at: At, name: string, back = true): Promise<void> => {
    // A change that somebody else made meanwhile appears in the list too.
    await rowSteps[step].run(kind, at).finally(kind.refreshList);
    after?.();
    const { undo } = rowSteps[step];
    const says = t(`done.${wordOf(step, kind)}`, { name });
    if (undo === undefined || !back) toast.success(says);
    else tellUndo(says, t('undo'), () => void run(undo, at, name, false).catch(reportFailure));
  };
  return run;
};
