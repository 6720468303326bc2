import { reportFailure } from '@mall/platform';
import type { RowAction } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Rights } from './draft.ts';
import { type DraftRow, type RowKind, rowSteps, stepsOf, whyOf, wordOf } from './row-steps.ts';
import { useRowSteps } from './useRowSteps.ts';

/** The menu of a row; an unavailable action has a reason. */
export const useRowActions = (kind: RowKind, rights: Rights, nameOf: (row: DraftRow) => string) => {
  const { t } = useTranslation('drafts');
  const navigate = useNavigate();
  const run = useRowSteps(kind);
  const copy = async (id: string) => {
    const made = await kind.copy(id);
    kind.refreshList();
    await navigate(kind.formPath(made.id));
  };
  return (row: DraftRow, more: readonly RowAction[]): RowAction[] => {
    const steps = stepsOf(row).map((step): RowAction => {
      const { right, whyNot } = rowSteps[step];
      const why = whyNot(row);
      return {
        id: step,
        label: t(`action.${wordOf(step, kind)}`),
        run: () => void run(step, row, nameOf(row)).catch(reportFailure),
        danger: step === 'remove',
        disabledBecause: why !== null ? t(`why.${whyOf(why, kind)}`) : rights[right] ? false : t('noRight'),
      };
    });
    if (row.removedAt !== null) return steps;
    return [
      { id: 'edit', label: t('action.edit'), to: kind.formPath(row.id) },
      ...more,
      {
        id: 'copy',
        label: t('action.copy'),
        run: () => void copy(row.id).catch(reportFailure),
        disabledBecause: rights.edit ? false : t('noRight'),
      },
      ...steps,
    ];
  };
};
