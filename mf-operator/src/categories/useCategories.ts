import { useUndoToast } from '@mall/office';
import { api, refresh, reportFailure, toast, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../name-of.ts';
import { type Category, matching, type Place, placeOf } from './tree.ts';

const none: readonly Category[] = [];

/** The tree, and what of it the search in the address finds. */
export const useCategories = () => {
  const address = useListAddress({ keyword: 'text' });
  const answer = useQueryOf('mallCategory.list', {});
  const all = answer.data ?? none;
  return { ...address, all, rows: matching(all, address.asked.keyword), ...loadOf(answer) };
};
export type Categories = ReturnType<typeof useCategories>;

/** Moves, removes and begins; each says what it did, and a move can be undone. */
export const useCategorySteps = (all: readonly Category[]) => {
  const { t } = useTranslation('categories');
  const tellUndo = useUndoToast();
  const refreshes = ['mallCategory.list'] as const;
  const begin = useMutationOf('mallCategory.begin', {
    refreshes,
    onSuccess: ({ made }) => toast.success(t('done.begun', { count: made })),
  });
  const remove = useMutationOf('mallCategory.remove', { refreshes });
  const again = () => refresh('mallCategory.list');
  const place = (id: string, to: Place) => api('mallCategory.move', { id, ...to }).finally(again);
  const move = async (category: Category, to: Place): Promise<void> => {
    const from = placeOf(all, category);
    await place(category.id, to).then(
      () =>
        tellUndo(
          t('done.moved', { name: nameOf(category.name) }),
          t('undo'),
          () => void place(category.id, from).catch(reportFailure),
        ),
      reportFailure,
    );
  };
  return { begin, remove, move };
};
