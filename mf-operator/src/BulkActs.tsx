import { type Act, BatchReport, useBatch } from '@mall/office/batch';
import { Button } from '@mall/ui';
import { BulkBar, ConfirmDialog } from '@mall/ui/office';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { ReasonDialog } from './ReasonDialog.tsx';

/** What is asked before an act that somebody is told of or that cannot be taken back. */
type Question = {
  title: string;
  means: string;
  danger: boolean;
  /** The reason that is written with it; without one it is a yes or no. */
  reason?: { label: string; hint: string; most: number; missing: string };
};

export type BulkAct<Row> = {
  id: string;
  icon: LucideIcon;
  /** What is written on the button, where it is possible for so many of the chosen rows. */
  label: (count: number) => string;
  ask?: (rows: readonly Row[]) => Question;
  /** The act with the reason that was given; with '' before it is. */
  act: (reason: string) => Act<Row>;
};

type BulkActsProps<Row> = {
  chosen: readonly Row[];
  acts: readonly BulkAct<Row>[];
  nameOf: (row: Row) => string;
  onClear: () => void;
  /** Asks the list anew. */
  onDone: () => void;
};

/** What may be done with the chosen rows; each button shows for how many of them, or why for none. */
export function BulkActs<Row extends object>({ chosen, acts, nameOf, onClear, onDone }: BulkActsProps<Row>) {
  const { batch, start, stop, close } = useBatch<Row>(onDone, nameOf);
  const [asking, setAsking] = useState<{ does: BulkAct<Row>; rows: readonly Row[] }>();
  const begin = (does: BulkAct<Row>, rows: readonly Row[], reason = '') => {
    setAsking(undefined);
    start(does.act(reason), rows);
    onClear();
  };
  return (
    <>
      <BulkBar count={chosen.length} onClear={onClear}>
        {acts.map((does) => {
          const act = does.act('');
          const reasons = chosen.map(act.whyNot);
          const count = reasons.filter((why) => why === null).length;
          const Icon = does.icon;
          return (
            <Button
              key={does.id}
              tone="ghost"
              icon={<Icon size={16} aria-hidden />}
              disabled={count === 0}
              title={count === 0 ? (reasons[0] ?? undefined) : undefined}
              onClick={() =>
                does.ask === undefined ? begin(does, chosen) : setAsking({ does, rows: chosen })
              }
            >
              {count === 0 ? act.title : does.label(count)}
            </Button>
          );
        })}
      </BulkBar>
      {asking !== undefined && (
        <Asked
          {...asking}
          onYes={(reason) => begin(asking.does, asking.rows, reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {batch && <BatchReport batch={batch} onStop={stop} onClose={close} />}
    </>
  );
}

type AskedProps<Row> = {
  does: BulkAct<Row>;
  rows: readonly Row[];
  onYes: (reason: string) => void;
  onClose: () => void;
};

function Asked<Row>({ does, rows, onYes, onClose }: AskedProps<Row>) {
  const { whyNot } = does.act('');
  const possible = rows.filter((row) => whyNot(row) === null);
  const question = does.ask?.(possible);
  if (question === undefined) return null;
  const { title, means, danger, reason } = question;
  const label = does.label(possible.length);
  return reason === undefined ? (
    <ConfirmDialog
      open
      danger={danger}
      title={title}
      confirmLabel={label}
      onConfirm={() => onYes('')}
      onClose={onClose}
    >
      <p>{means}</p>
    </ConfirmDialog>
  ) : (
    <ReasonDialog
      title={title}
      submitLabel={label}
      means={means}
      danger={danger}
      field={reason}
      onSubmit={async (text) => onYes(text.trim())}
      onClose={onClose}
    />
  );
}
