import { api, reportFailure, toast } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { useUndoToast } from '../useUndoToast.tsx';
import { caseKind } from './case-kind.ts';

/** Shows what was approved to shoppers, or hides it, at once. */
export const useShowing = (id: string | undefined) => {
  const { t } = useTranslation('ownCases');
  const tell = useUndoToast();
  const show = async (shown: boolean, undo = true): Promise<void> => {
    if (id === undefined) return;
    await api('ownCase.show', { id, shown });
    const { content } = await caseKind.fresh(id);
    caseKind.refreshList();
    const name = content.title.zh ?? content.title.en ?? t('unnamed');
    const done = t(shown ? 'done.shown' : 'done.hidden', { name });
    if (undo) tell(done, t('undo'), () => void show(!shown, false).catch(reportFailure));
    else toast.success(done);
  };
  return (shown: boolean) => void show(shown).catch(reportFailure);
};
