import type { Item } from '@mall/contract/operations';
import { useSavedViews, useUndoToast } from '@mall/office';
import { api, refresh, reportFailure, useQueryOf } from '@mall/platform';
import { loadOf, tableLook, useListAddress } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../name-of.ts';

export type Brand = Item<'mallBrand.list'>;
export const pageSize = 50;

/** The mall's brands by the filters in the address; old rows stay, dimmed, while new ones are fetched. */
export const useBrands = () => {
  const address = useListAddress({ tab: ['shown', 'removed'], keyword: 'text', ...tableLook });
  const { tab, keyword } = address.asked;
  const answer = useQueryOf(
    'mallBrand.list',
    { tab, keyword, page: address.page, size: pageSize },
    { placeholderData: (before) => before },
  );
  return {
    ...address,
    views: useSavedViews('operator.brands', address),
    rows: answer.data?.list ?? none,
    total: answer.data?.total ?? 0,
    home: answer.data?.home,
    ...loadOf(answer),
  };
};
export type Brands = ReturnType<typeof useBrands>;
const none: readonly Brand[] = [];

/** Places, removes and restores; each says what it did and can be taken back. */
export const useBrandSteps = () => {
  const { t } = useTranslation('brands');
  const tellUndo = useUndoToast();
  const again = () => refresh('mallBrand.list');
  const done = (text: string, back: () => Promise<unknown>): Promise<void> => {
    tellUndo(text, t('undo'), () => void back().then(again, reportFailure));
    return again();
  };
  return {
    place: async ({ id, name, place: from }: Brand, place: number): Promise<void> => {
      if (from === null) return;
      await api('mallBrand.place', { id, place }).then(
        () =>
          done(t('done.placed', { name: nameOf(name), place }), () =>
            api('mallBrand.place', { id, place: from }),
          ),
        reportFailure,
      );
    },
    remove: ({ id, name }: Brand): void => {
      void api('mallBrand.remove', { id }).then(
        () => done(t('done.removed', { name: nameOf(name) }), () => api('mallBrand.restore', { id })),
        reportFailure,
      );
    },
    restore: ({ id, name }: Brand): void => {
      void api('mallBrand.restore', { id }).then(
        () => done(t('done.restored', { name: nameOf(name) }), () => api('mallBrand.remove', { id })),
        reportFailure,
      );
    },
  };
};
