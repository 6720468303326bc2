import type { Output, Sent } from '@mall/contract/operations';
import { useUndoToast } from '@mall/office';
import { ApiError, reportFailure, toast, useMutationOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';

const stale = ['shopGoods.list', 'shopGoods.prices', 'priceFactor.update'] as const;

/** Changes of prices and of visibility, each with a toast that undoes it for eight seconds, by Z too. */
export const useChanges = () => {
  const { t } = useTranslation('prices');
  const undoToast = useUndoToast();
  const told = (text: string, changeId: string | null, undo: (input: { id: string }) => void) => {
    if (changeId !== null) undoToast(text, t('undo'), () => undo({ id: changeId }));
  };
  const back = { refreshes: stale, onSuccess: () => toast.success(t('undone')) } as const;
  const undoPrice = useMutationOf('shopGoods.undoPrice', back);
  const undoShow = useMutationOf('shopGoods.undoShow', back);
  const change = useMutationOf('shopGoods.changePrice', { refreshes: stale });
  const recover = useMutationOf('shopGoods.recover', {
    refreshes: stale,
    onSuccess: ({ changeId }) => told(t('recovered', { count: 1 }), changeId, undoPrice.mutate),
  });
  const show = useMutationOf('shopGoods.show', {
    refreshes: stale,
    onSuccess: ({ changeId, visible }) =>
      told(t(visible ? 'nowShown' : 'nowHidden', { count: 1 }), changeId, undoShow.mutate),
  });
  const showMany = useMutationOf('shopGoods.batchShow', { refreshes: stale });
  return {
    /** Whether the price was saved; a refusal is reported. */
    changePrice: async (input: Sent<'shopGoods.changePrice'>): Promise<boolean> => {
      try {
        const { changeId } = await change.mutateAsync(input);
        told(t('priceChanged', { count: 1 }), changeId, undoPrice.mutate);
        return true;
      } catch {
        return false;
      }
    },
    recover: (input: Sent<'shopGoods.recover'>) => recover.mutate(input),
    show: (input: Sent<'shopGoods.show'>) => show.mutate(input),
    showMany: (input: Sent<'shopGoods.batchShow'>) =>
      showMany.mutate(input, {
        onSuccess: ({ count, changeId }) =>
          changeId === null
            ? toast.info(t('nothingToDo'))
            : told(
                t(input.visible === true ? 'nowShown' : 'nowHidden', { count }),
                changeId,
                undoShow.mutate,
              ),
      }),
    tellBatch: ({ can, changeId }: Output<'shopGoods.batchPrice'>, recovers: boolean) =>
      changeId === null
        ? toast.info(t('nothingToDo'))
        : told(t(recovers ? 'recovered' : 'priceChanged', { count: can }), changeId, undoPrice.mutate),
    showing: show.isPending ? show.variables.id : undefined,
  };
};
export type Changes = ReturnType<typeof useChanges>;

/** Somebody else was quicker; any other failure is reported as usual. */
export const wasLate = (error: unknown): boolean => {
  const late = error instanceof ApiError && error.msgKey === 'price.changedElsewhere';
  if (!late) reportFailure(error);
  return late;
};
