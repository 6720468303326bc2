import type { Output, Sent } from '@mall/contract/operations';
import { api, refresh, reportFailure, toast } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { useUndoToast } from '../useUndoToast.tsx';
import { useStockDesk } from './desk.ts';
import { nameOf, type StockItem } from './useStock.ts';

type Change = Omit<Sent<'shopStock.change'>, 'id' | 'change'> & { change: number };
type Points = readonly { readonly sku: StockItem; readonly point: number | null }[];

/** What a person does with stock; each says what it did, and changes can be taken back. */
export const useStockSteps = () => {
  const { t } = useTranslation('stock');
  const { of, stale } = useStockDesk();
  const tellUndo = useUndoToast();
  const again = async (): Promise<void> => {
    await Promise.all(
      ([`${of}.list`, `${of}.detail`, `${of}.moves`, ...stale] as const).map((name) => refresh(name)),
    );
  };
  const setPoints = (points: Points) =>
    api(`${of}.reorder`, { rows: points.map(({ sku, point }) => ({ skuId: sku.skuId, point })) }).then(again);
  const undoCount = async (id: string): Promise<void> => {
    try {
      const { count } = await api(`${of}.undoCount`, { id });
      toast.success(t('done.countUndone', { count }));
      await again();
    } catch (error) {
      reportFailure(error);
    }
  };
  return {
    /** Receives or corrects; rejects when it is refused. */
    change: async (sku: StockItem, step: Change): Promise<void> => {
      const { onHand } = await api(`${of}.change`, { id: sku.skuId, ...step });
      const back = { id: sku.skuId, change: -step.change, reason: 'mistake' as const };
      tellUndo(
        t(step.reason === 'received' ? 'done.received' : 'done.corrected', { name: nameOf(sku), onHand }),
        t('undo'),
        () => void api(`${of}.change`, back).then(again, reportFailure),
      );
      await again();
    },
    /** Gives the counts that were not taken; those that were can be taken back. */
    count: async (input: Sent<'shopStock.count'>): Promise<Output<'shopStock.count'>> => {
      const answer = await api(`${of}.count`, input);
      const { id, counted, changed } = answer;
      if (id !== null)
        tellUndo(t('done.counted', { count: counted, changed }), t('undo'), () => void undoCount(id));
      await again();
      return answer;
    },
    setPoints: async (points: Points): Promise<void> => {
      await setPoints(points);
      tellUndo(t('done.points', { count: points.length }), t('undo'), () => {
        const before = points.map(({ sku }) => ({ sku, point: sku.reorderPoint }));
        void setPoints(before).catch(reportFailure);
      });
    },
  };
};
