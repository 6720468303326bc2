import { useTranslation } from 'react-i18next';
import { common, events, toast, useMutationOf } from '@mall/platform';

/** Takes a product off the list; the toast puts it back. */
export const useUncollect = () => {
  const { t } = useTranslation('member');
  const toggle = useMutationOf('collect.toggle', { refreshes: ['collect.list', 'collect.marks'] });
  const set = (productId: string, state: 0 | 1) =>
    toggle.mutate(
      { productId, state },
      {
        onSuccess: () => {
          events.emit('favourite/changed', { productId, state });
          if (state === 1) return toast.success(common('done.favouriteAdded'));
          const undo = { label: t('favourites.undo'), run: () => set(productId, 1) };
          toast.success(common('done.favouriteRemoved'), undo);
        },
      },
    );
  return ({ id }: { id: string }) => set(id, 0);
};
