import { useUndoToast } from '../useUndoToast.tsx';
import { ApiError, reportFailure, toast } from '@mall/platform';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { At } from './draft.ts';
import { type DraftRow, type RowKind, rowSteps, type Step, whyOf, wordOf } from './row-steps.ts';

/** The outcome of one row: a skipped or failed one has a reason. */
export type Outcome = At & { name: string; is: 'waiting' | 'done' | 'left' | 'failed'; why?: string };
export type Batch = { step: Step; rows: readonly Outcome[]; running: boolean };

/**
 * Runs one step with many rows, one after another. Rows for which it is not possible are reported before any
 * request, and a refusal does not stop the others. When all succeed a toast confirms and can undo it;
 * otherwise the report stays.
 */
export const useBatch = (kind: RowKind, nameOf: (row: DraftRow) => string) => {
  const { t } = useTranslation('drafts');
  const tellUndo = useUndoToast();
  const [batch, setBatch] = useState<Batch | null>(null);
  const stopped = useRef(false);

  const undoAll = async (step: Step, done: readonly At[]): Promise<void> => {
    try {
      for (const at of done) await rowSteps[step].run(kind, at);
      toast.success(t('report.undone', { count: done.length }));
    } finally {
      kind.refreshList();
    }
  };
  const finish = ({ step, rows }: Batch): void => {
    setBatch(null);
    const done = rows.filter(({ is }) => is === 'done');
    if (done.length === 0) return;
    const says = t('report.told', { what: t(`action.${wordOf(step, kind)}`), count: done.length });
    const { undo } = rowSteps[step];
    if (undo === undefined) toast.success(says);
    else tellUndo(says, t('undo'), () => void undoAll(undo, done).catch(reportFailure));
  };
  const run = async (step: Step, chosen: readonly DraftRow[]): Promise<void> => {
    stopped.current = false;
    let rows = chosen.map((row): Outcome => {
      const why = rowSteps[step].whyNot(row);
      const who = { id: row.id, version: row.version, name: nameOf(row) };
      return why === null
        ? { ...who, is: 'waiting' }
        : { ...who, is: 'left', why: t(`why.${whyOf(why, kind)}`) };
    });
    const show = () => setBatch({ step, rows, running: true });
    show();
    for (const at of rows.filter(({ is }) => is === 'waiting')) {
      const became = stopped.current
        ? ({ is: 'left', why: t('report.stopped') } as const)
        : await outcomeOf(rowSteps[step].run(kind, at));
      rows = rows.map((row) => (row.id === at.id ? { ...row, ...became } : row));
      show();
    }
    kind.refreshList();
    const ended: Batch = { step, rows, running: false };
    if (rows.every(({ is }) => is === 'done')) finish(ended);
    else setBatch(ended);
  };
  return {
    batch,
    start: (step: Step, chosen: readonly DraftRow[]) => void run(step, chosen).catch(reportFailure),
    /** Finishes the running row and skips the rows after it. */
    stop: () => {
      stopped.current = true;
    },
    close: () => batch !== null && finish(batch),
  };
};

/** Done, or the server's message for a refusal. */
const outcomeOf = async (work: Promise<unknown>): Promise<Pick<Outcome, 'is' | 'why'>> => {
  try {
    await work;
    return { is: 'done' };
  } catch (error) {
    if (error instanceof ApiError) return { is: 'failed', why: error.message };
    throw error;
  }
};
