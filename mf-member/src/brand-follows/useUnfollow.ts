import { mark, type Mark } from '@mall/contract/core/limits';
import { useTranslation } from 'react-i18next';
import { common, toast, useMutationOf } from '@mall/platform';

/** Unfollows a brand; the toast follows it again. */
export const useUnfollow = () => {
  const { t } = useTranslation('member');
  const toggle = useMutationOf('brandFollow.toggle', {
    refreshes: ['brandFollow.list', 'brandFollow.count', 'brand.info', 'brand.list'],
  });
  const set = (brandId: string, state: Mark) =>
    toggle.mutate(
      { brandId, state },
      {
        onSuccess: () => {
          if (state === mark.on) return toast.success(common('done.brandFollowed'));
          const undo = { label: t('brands.undo'), run: () => set(brandId, mark.on) };
          toast.success(common('done.brandUnfollowed'), undo);
        },
      },
    );
  return ({ id }: { id: string }) => set(id, mark.off);
};
