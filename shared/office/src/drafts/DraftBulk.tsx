import { Button } from '@mall/ui';
import { BulkBar } from '@mall/ui/office';
import { Eye, EyeOff, type LucideIcon, RotateCcw, Send, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Act, BatchReport, type StartBatch, useBatch } from '../batch/index.ts';
import type { Rights } from './draft.ts';
import {
  type DraftRow,
  type RowKind,
  rowSteps,
  type Step,
  stepsTogether,
  whyOf,
  wordOf,
} from './row-steps.ts';
import type { DraftTab } from './useDraftList.ts';

/** Further acts on chosen rows, which run and report as the others do. */
export type MoreBulk<Row extends DraftRow> = (chosen: readonly Row[], start: StartBatch<Row>) => ReactNode;

type DraftBulkProps<Row extends DraftRow> = {
  kind: RowKind;
  rights: Rights;
  tab: DraftTab;
  chosen: readonly Row[];
  nameOf: (row: DraftRow) => string;
  onClear: () => void;
  more?: MoreBulk<Row> | undefined;
};

const icons: Record<Step, LucideIcon> = {
  send: Send,
  putOn: Eye,
  takeOff: EyeOff,
  takeBack: Undo2,
  remove: Trash2,
  restore: RotateCcw,
};

/** What the user may do with the chosen rows; each button shows for how many of them, or why for none. */
export function DraftBulk<Row extends DraftRow>(props: DraftBulkProps<Row>) {
  const { kind, rights, tab, chosen, nameOf, onClear, more } = props;
  const { t } = useTranslation('drafts');
  const { batch, start, stop, close } = useBatch<Row>(kind.refreshList, nameOf);
  const begin: StartBatch<Row> = (act, rows) => {
    start(act, rows);
    onClear();
  };
  const actOf = (step: Step): Act<Row> => {
    const { whyNot, run, undo } = rowSteps[step];
    return {
      title: t(`action.${wordOf(step, kind)}`),
      whyNot: (row) => {
        const why = whyNot(row);
        return why === null ? null : t(`why.${whyOf(why, kind)}`);
      },
      run: (at) => run(kind, at),
      ...(undo === undefined ? {} : { undo: (at) => rowSteps[undo].run(kind, at) }),
    };
  };
  return (
    <>
      <BulkBar count={chosen.length} onClear={onClear}>
        {stepsTogether(tab)
          .filter((step) => rights[rowSteps[step].right])
          .map((step) => {
            const act = actOf(step);
            const reasons = chosen.map(act.whyNot);
            const count = reasons.filter((why) => why === null).length;
            const word = wordOf(step, kind);
            const Icon = icons[step];
            return (
              <Button
                key={step}
                tone="ghost"
                icon={<Icon size={16} aria-hidden />}
                disabled={count === 0}
                title={count === 0 ? (reasons[0] ?? undefined) : undefined}
                onClick={() => begin(act, chosen)}
              >
                {count === 0 ? act.title : t(`bulk.${word}`, { count })}
              </Button>
            );
          })}
        {tab !== 'removed' && rights.edit && more?.(chosen, begin)}
      </BulkBar>
      {batch && <BatchReport batch={batch} onStop={stop} onClose={close} />}
    </>
  );
}
