import { Button } from '@mall/ui';
import { BulkBar } from '@mall/ui/office';
import { Eye, EyeOff, type LucideIcon, RotateCcw, Send, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BatchReport } from './BatchReport.tsx';
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
import { useBatch } from './useBatch.ts';
import type { DraftTab } from './useDraftList.ts';

type DraftBulkProps = {
  kind: RowKind;
  rights: Rights;
  tab: DraftTab;
  chosen: readonly DraftRow[];
  nameOf: (row: DraftRow) => string;
  onClear: () => void;
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
export function DraftBulk({ kind, rights, tab, chosen, nameOf, onClear }: DraftBulkProps) {
  const { t } = useTranslation('drafts');
  const { batch, start, stop, close } = useBatch(kind, nameOf);
  return (
    <>
      <BulkBar count={chosen.length} onClear={onClear}>
        {stepsTogether(tab)
          .filter((step) => rights[rowSteps[step].right])
          .map((step) => {
            const reasons = chosen.map(rowSteps[step].whyNot);
            const count = reasons.filter((why) => why === null).length;
            const [why] = reasons;
            const word = wordOf(step, kind);
            const Icon = icons[step];
            return (
              <Button
                key={step}
                tone="ghost"
                icon={<Icon size={16} aria-hidden />}
                disabled={count === 0}
                title={count === 0 && why ? t(`why.${whyOf(why, kind)}`) : undefined}
                onClick={() => {
                  start(step, chosen);
                  onClear();
                }}
              >
                {count === 0 ? t(`action.${word}`) : t(`bulk.${word}`, { count })}
              </Button>
            );
          })}
      </BulkBar>
      {batch && (
        <BatchReport
          title={t(`action.${wordOf(batch.step, kind)}`)}
          batch={batch}
          onStop={stop}
          onClose={close}
        />
      )}
    </>
  );
}
