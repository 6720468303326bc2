import { useTranslation } from 'react-i18next';
import { common, toast, useMutationOf } from '@mall/platform';

/** Leaves a brand; the toast follows it again. */
export const useUnfollow = () => {
  const { t } = useTranslation('member');
  const toggle = useMutationOf('attention.toggle', {
    refreshes: ['attention.list', 'attention.count', 'brand.info', 'brand.list'],
  });
  const set = (brandId: string, state: 0 | 1) =>
    toggle.mutate(
      { brandId, state },
      {
        onSuccess: () => {
          if (state === 1) return toast.success(common('done.brandFollowed'));
          const undo = { label: t('brands.undo'), run: () => set(brandId, 1) };
          toast.success(common('done.brandUnfollowed'), undo);
        },
      },
    );
  return ({ id }: { id: string }) => set(id, 0);
};
