import { useUndoToast } from '@mall/office';
import { api, refresh, reportFailure, toast } from '@mall/platform';
import { useTranslation } from 'react-i18next';

/** Hides finished orders from the list, and restores them within eight seconds: by a click, or by Z. */
export const useHide = () => {
  const { t } = useTranslation(['orderWork', 'orderParts']);
  const undoToast = useUndoToast();
  const change = async (ids: readonly string[], hidden: boolean): Promise<readonly string[]> => {
    const answer = await api('shopOrder.hide', { ids: [...ids], hidden });
    await refresh('shopOrder.list');
    return answer.ids;
  };
  const undo = (ids: readonly string[]) =>
    void change(ids, false).then(() => toast.success(t('undone')), reportFailure);
  return (ids: readonly string[]): void =>
    void change(ids, true).then(
      (changed) =>
        changed.length === 0
          ? toast.info(t('nothingHidden'))
          : undoToast(t('hidden', { count: changed.length }), t('orderParts:undo'), () => undo(changed)),
      reportFailure,
    );
};
