import { officePaths } from '@mall/contract/office-paths';
import { api, refresh, reportFailure, toast } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useUndoToast } from '../useUndoToast.tsx';
import type { OwnCase } from './useOwnCases.ts';

/** What can be done with a row. Each can be undone from its message. */
export const useCaseActions = () => {
  const { t } = useTranslation('ownCases');
  const navigate = useNavigate();
  const tell = useUndoToast();
  const run = (work: () => Promise<void>) => void work().then(() => refresh('ownCase.list'), reportFailure);
  const nameOf = ({ title }: OwnCase) => (title === '' ? t('unnamed') : title);
  const show = (row: OwnCase, shown: boolean, undo = true) =>
    run(async () => {
      await api('ownCase.show', { id: row.id, shown });
      const done = t(shown ? 'done.shown' : 'done.hidden', { name: nameOf(row) });
      if (!undo) return toast.success(done);
      tell(done, t('undo'), () => show(row, !shown, false));
    });
  const restore = (row: OwnCase) =>
    run(async () => {
      await api('ownCase.restore', { id: row.id });
      toast.success(t('done.restored', { name: nameOf(row) }));
    });
  return {
    show: (row: OwnCase, shown: boolean) => show(row, shown),
    restore,
    copy: ({ id }: OwnCase) =>
      run(async () => {
        const made = await api('ownCase.copy', { id });
        await navigate(officePaths.caseForm({ id: made.id }));
      }),
    takeBack: (row: OwnCase) =>
      run(async () => {
        await api('ownCase.takeBack', { id: row.id });
        toast.success(t('done.takenBack', { name: nameOf(row) }));
      }),
    remove: (row: OwnCase) =>
      run(async () => {
        await api('ownCase.remove', { id: row.id });
        tell(t('done.removed', { name: nameOf(row) }), t('undo'), () => restore(row));
      }),
  };
};
