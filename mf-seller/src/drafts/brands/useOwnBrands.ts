import type { Item } from '@mall/contract/operations';
import { keepRows, listed, pageSize } from '@mall/office/drafts';
import { useUndoToast } from '@mall/office';
import { api, refresh, reportFailure, useQueryOf } from '@mall/platform';
import { tableLook, useListAddress } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';

export type OwnBrand = Item<'ownBrand.list'>;
export const tabs = ['all', 'pending', 'approved', 'rejected'] as const;

/** The shop's own brands by the filters in the address. */
export const useOwnBrands = () => {
  const address = useListAddress({ tab: tabs, keyword: 'text', ...tableLook });
  const { tab, keyword } = address.asked;
  const asked = { tab, keyword, page: address.page, size: pageSize };
  return { ...address, ...listed(useQueryOf('ownBrand.list', asked, keepRows)) };
};

/** Removes a brand; the toast can restore it. */
export const useRemoveBrand = () => {
  const { t } = useTranslation('drafts');
  const tellUndo = useUndoToast();
  return (brand: OwnBrand, name: string): void => {
    const again = () => refresh('ownBrand.list');
    void api('ownBrand.remove', { id: brand.id }).then(() => {
      tellUndo(
        t('done.remove', { name }),
        t('undo'),
        () => void api('ownBrand.restore', { id: brand.id }).then(again, reportFailure),
      );
      return again();
    }, reportFailure);
  };
};
