import { officePaths } from '@mall/contract/office-paths';
import { api, refresh, reportFailure, toast } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useUndoToast } from '../useUndoToast.tsx';
import type { OwnGoods } from './useOwnGoods.ts';

/** What can be done with a row. Each can be undone from its message. */
export const useGoodsActions = () => {
  const { t } = useTranslation('ownGoods');
  const navigate = useNavigate();
  const tell = useUndoToast();
  const run = (work: () => Promise<void>) => void work().then(() => refresh('ownGoods.list'), reportFailure);
  const sell = ({ id, name }: OwnGoods, onSale: boolean, undo = true) =>
    run(async () => {
      await api('ownGoods.sell', { id, onSale });
      const done = t(onSale ? 'done.onSale' : 'done.offSale', { name });
      if (!undo) return toast.success(done);
      tell(done, t('undo'), () =>
        run(async () => void (await api('ownGoods.sell', { id, onSale: !onSale }))),
      );
    });
  const restore = ({ id, name }: OwnGoods) =>
    run(async () => {
      await api('ownGoods.restore', { id });
      toast.success(t('done.restored', { name }));
    });
  return {
    sell,
    restore,
    copy: ({ id }: OwnGoods) =>
      run(async () => {
        const made = await api('ownGoods.copy', { id });
        await navigate(officePaths.productForm({ id: made.id }));
      }),
    takeBack: ({ id, name }: OwnGoods) =>
      run(async () => {
        await api('ownGoods.takeBack', { id });
        toast.success(t('done.takenBack', { name }));
      }),
    remove: (row: OwnGoods) =>
      run(async () => {
        await api('ownGoods.remove', { id: row.id });
        tell(t('done.removed', { name: row.name }), t('undo'), () => restore(row));
      }),
  };
};
