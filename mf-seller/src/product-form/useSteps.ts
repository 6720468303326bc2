import { officePaths } from '@mall/contract/office-paths';
import { api, queryClient, queryKeyOf, refresh, reportFailure, toast } from '@mall/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { theirsIn } from './saving.ts';
import type { GoodsDraft } from './useGoodsDraft.ts';

/** What can be done with the draft as a whole. A failure is told; what is typed stays. */
export const useSteps = (draft: GoodsDraft) => {
  const { t } = useTranslation('goodsForm');
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const { id, version } = draft.draft;

  const fetchFresh = (of: string) =>
    queryClient.fetchQuery({
      queryKey: queryKeyOf('ownGoods.detail', { id: of }),
      queryFn: () => api('ownGoods.detail', { id: of }),
      staleTime: 0,
    });
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
      void refresh('ownGoods.list');
    } catch (error) {
      if (id !== null && theirsIn(error) !== undefined) draft.reread(await fetchFresh(id));
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const ofKept = (work: (id: string) => Promise<void>) => () =>
    id === null ? Promise.resolve() : run(() => work(id));

  return {
    busy,
    send: () =>
      run(async () => {
        if (!(await draft.save())) return;
        const at = draft.current();
        if (at.id === null) return;
        draft.moved(await api('ownGoods.submit', { id: at.id, version: at.version }));
        await fetchFresh(at.id);
        toast.success(t('done.sent'));
      }),
    takeBack: ofKept(async (of) => {
      const kept = await api('ownGoods.takeBack', { id: of });
      draft.moved(kept);
      draft.reread(await fetchFresh(of));
    }),
    discard: ofKept(async (of) => {
      await api('ownGoods.discard', { id: of, version });
      draft.restart(await fetchFresh(of));
      toast.success(t('done.discarded'));
    }),
    copy: ofKept(async (of) => {
      if (!(await draft.save())) return;
      const made = await api('ownGoods.copy', { id: of });
      await navigate(officePaths.productForm({ id: made.id }));
      toast.success(t('done.copied'));
    }),
    remove: ofKept(async (of) => {
      await api('ownGoods.remove', { id: of });
      draft.forget();
      await navigate(officePaths.ownGoods());
      toast.success(t('done.removed'), {
        label: t('undo'),
        run: () =>
          void api('ownGoods.restore', { id: of }).then(() => refresh('ownGoods.list'), reportFailure),
      });
    }),
    sell: (onSale: boolean) =>
      run(async () => {
        if (id === null) return;
        await api('ownGoods.sell', { id, onSale });
        await fetchFresh(id);
        toast.success(t(onSale ? 'done.onSale' : 'done.offSale'));
      }),
  };
};

export type Steps = ReturnType<typeof useSteps>;
