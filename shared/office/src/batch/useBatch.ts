import { ApiError, reportFailure, toast } from '@mall/platform';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUndoToast } from '../useUndoToast.tsx';

/** The outcome of one row: a skipped or failed one has a reason. */
export type Outcome<Row> = {
  row: Row;
  name: string;
  is: 'waiting' | 'done' | 'left' | 'failed';
  why?: string;
};
/** What is done with many rows. */
export type Act<Row> = {
  readonly title: string;
  /** Why it is not possible for a row, in words. */
  readonly whyNot: (row: Row) => string | null;
  readonly run: (row: Row) => Promise<unknown>;
  /** Without it there is no way back. */
  readonly undo?: (row: Row) => Promise<unknown>;
};
export type Batch<Row> = {
  act: Pick<Act<Row>, 'title' | 'undo'>;
  rows: readonly Outcome<Row>[];
  running: boolean;
};
export type StartBatch<Row> = (act: Act<Row>, chosen: readonly Row[]) => void;

/**
 * Runs one act with many rows, one after another. Rows for which it is not possible are reported before any
 * request, and a refusal does not stop the others. When all succeed a toast confirms and can undo it;
 * otherwise the report stays.
 */
export const useBatch = <Row extends object>(refreshList: () => void, nameOf: (row: Row) => string) => {
  const { t } = useTranslation('office');
  const tellUndo = useUndoToast();
  const [batch, setBatch] = useState<Batch<Row> | null>(null);
  const stopped = useRef(false);

  /** One that cannot be taken back does not keep the others from it; the first refusal is told. */
  const undoAll = async (undo: NonNullable<Act<Row>['undo']>, done: readonly Row[]): Promise<void> => {
    let back = 0;
    let refusal: unknown = null;
    for (const row of done)
      await undo(row).then(
        () => (back += 1),
        (error: unknown) => (refusal ??= error),
      );
    refreshList();
    if (back > 0) toast.success(t('batch.undone', { count: back }));
    if (refusal !== null) reportFailure(refusal);
  };
  const finish = ({ act, rows }: Batch<Row>): void => {
    setBatch(null);
    const done = rows.filter(({ is }) => is === 'done').map(({ row }) => row);
    if (done.length === 0) return;
    const says = t('batch.told', { what: act.title, count: done.length });
    const { undo } = act;
    if (undo === undefined) toast.success(says);
    else tellUndo(says, t('batch.undo'), () => void undoAll(undo, done).catch(reportFailure));
  };
  const run = async (act: Act<Row>, chosen: readonly Row[]): Promise<void> => {
    stopped.current = false;
    let rows = chosen.map((row): Outcome<Row> => {
      const why = act.whyNot(row);
      const who = { row, name: nameOf(row) };
      return why === null ? { ...who, is: 'waiting' } : { ...who, is: 'left', why };
    });
    const show = () => setBatch({ act, rows, running: true });
    show();
    for (const { row } of rows.filter(({ is }) => is === 'waiting')) {
      const became = stopped.current
        ? ({ is: 'left', why: t('batch.stopped') } as const)
        : await outcomeOf(act.run(row));
      rows = rows.map((one) => (one.row === row ? { ...one, ...became } : one));
      show();
    }
    refreshList();
    const ended: Batch<Row> = { act, rows, running: false };
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
const outcomeOf = async (work: Promise<unknown>): Promise<Pick<Outcome<unknown>, 'is' | 'why'>> => {
  try {
    await work;
    return { is: 'done' };
  } catch (error) {
    if (error instanceof ApiError) return { is: 'failed', why: error.message };
    throw error;
  }
};
