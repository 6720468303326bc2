import { useUndoToast } from '../useUndoToast.tsx';
import { ApiError, reportFailure, toast } from '@mall/platform';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { At } from './draft.ts';
import type { DraftRow } from './row-steps.ts';

/** The outcome of one row: a skipped or failed one has a reason. */
export type Outcome = At & { name: string; is: 'waiting' | 'done' | 'left' | 'failed'; why?: string };
/** What is done with many rows. */
export type Act<Row extends DraftRow = DraftRow> = {
  readonly title: string;
  /** Why it is not possible for a row, in words. */
  readonly whyNot: (row: Row) => string | null;
  readonly run: (at: At) => Promise<unknown>;
  /** Without it there is no way back. */
  readonly undo?: (at: At) => Promise<unknown>;
};
export type Batch = { act: Pick<Act, 'title' | 'undo'>; rows: readonly Outcome[]; running: boolean };
export type StartBatch<Row extends DraftRow> = (act: Act<Row>, chosen: readonly Row[]) => void;

/**
 * Runs one act with many rows, one after another. Rows for which it is not possible are reported before any
 * request, and a refusal does not stop the others. When all succeed a toast confirms and can undo it;
 * otherwise the report stays.
 */
export const useBatch = <Row extends DraftRow>(
  refreshList: () => void,
  nameOf: (row: DraftRow) => string,
) => {
  const { t } = useTranslation('drafts');
  const tellUndo = useUndoToast();
  const [batch, setBatch] = useState<Batch | null>(null);
  const stopped = useRef(false);

  const undoAll = async (undo: NonNullable<Act['undo']>, done: readonly At[]): Promise<void> => {
    try {
      for (const at of done) await undo(at);
      toast.success(t('report.undone', { count: done.length }));
    } finally {
      refreshList();
    }
  };
  const finish = ({ act, rows }: Batch): void => {
    setBatch(null);
    const done = rows.filter(({ is }) => is === 'done');
    if (done.length === 0) return;
    const says = t('report.told', { what: act.title, count: done.length });
    const { undo } = act;
    if (undo === undefined) toast.success(says);
    else tellUndo(says, t('undo'), () => void undoAll(undo, done).catch(reportFailure));
  };
  const run = async (act: Act<Row>, chosen: readonly Row[]): Promise<void> => {
    stopped.current = false;
    let rows = chosen.map((row): Outcome => {
      const why = act.whyNot(row);
      const who = { id: row.id, version: row.version, name: nameOf(row) };
      return why === null ? { ...who, is: 'waiting' } : { ...who, is: 'left', why };
    });
    const show = () => setBatch({ act, rows, running: true });
    show();
    for (const at of rows.filter(({ is }) => is === 'waiting')) {
      const became = stopped.current
        ? ({ is: 'left', why: t('report.stopped') } as const)
        : await outcomeOf(act.run(at));
      rows = rows.map((row) => (row.id === at.id ? { ...row, ...became } : row));
      show();
    }
    refreshList();
    const ended: Batch = { act, rows, running: false };
    if (rows.every(({ is }) => is === 'done')) finish(ended);
    else setBatch(ended);
  };
  const start: StartBatch<Row> = (act, chosen) => void run(act, chosen).catch(reportFailure);
  return {
    batch,
    start,
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
