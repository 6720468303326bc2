import type { Output } from '@mall/contract/operations';
import { type Ending, endings, readFactor, writeFactor } from '@mall/contract/catalog/shop-price';
import { useDebouncedValue, useUndoToast } from '@mall/office';
import {
  ApiError,
  refresh,
  reportFailure,
  toast,
  useKeptState,
  useMay,
  useMutationOf,
  useQueryOf,
} from '@mall/platform';
import { loadOf } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export type Held = Output<'priceFactor.show'>;
export type Preview = NonNullable<Output<'priceFactor.update'>['preview']>;
export type ChangedPrice = Preview['list'][number];

/** The current coefficient and ending, and their history. */
export const useHeld = () => {
  const { data, isError, refetch } = useQueryOf('priceFactor.show', {});
  return { held: data, failed: isError && data === undefined, retry: () => void refetch() };
};

export const pageSize = 20;
const stale = ['priceFactor.show', 'priceFactor.update', 'shopGoods.list', 'shopGoods.prices'] as const;

/** The wanted coefficient, its effect, and how to apply it. */
export const useFactor = (held: Held) => {
  const [typed, setTyped] = useKeptState('factor.typed', held.priceFactor);
  const [endingText, setEnding] = useKeptState<string>('factor.ending', held.ending);
  const [page, setPage] = useState(1);
  const [only, setOnly] = useState<'changed' | 'own'>('changed');
  const [keyword, setKeyword] = useState('');
  const ending: Ending = endings.find((one) => one === endingText) ?? 'none';
  const factor = readFactor(typed);
  const asked = useDebouncedValue(factor === undefined ? held.priceFactor : writeFactor(factor));
  const preview = useQueryOf(
    'priceFactor.update',
    {
      priceFactor: asked,
      ending,
      dryRun: true,
      only,
      page,
      size: pageSize,
      ...(keyword === '' ? {} : { keyword }),
    },
    { placeholderData: (before) => before, enabled: useMay('price.edit') },
  );
  const wish = (change: { typed?: string; ending?: Ending }) => {
    if (change.typed !== undefined) setTyped(change.typed);
    if (change.ending !== undefined) setEnding(change.ending);
    setPage(1);
  };
  return {
    typed,
    factor,
    ending,
    wish,
    reset: () => wish({ typed: held.priceFactor, ending: held.ending }),
    differs: factor !== undefined && (writeFactor(factor) !== held.priceFactor || ending !== held.ending),
    preview: preview.data?.preview,
    ...loadOf(preview),
    page,
    setPage,
    only,
    setOnly: (next: 'changed' | 'own') => {
      setOnly(next);
      setPage(1);
    },
    keyword,
    setKeyword: (next: string) => {
      setKeyword(next);
      setPage(1);
    },
  };
};
export type Factor = ReturnType<typeof useFactor>;

/**
 * Applies a factor and undoes it. After a conflict the page fetches and shows the current factor and keeps
 * what the user typed.
 */
export const useApplying = (held: Held, onUndone: (terms: { typed: string; ending: Ending }) => void) => {
  const { t } = useTranslation('factor');
  const undoToast = useUndoToast();
  const [meanwhile, setMeanwhile] = useState(false);
  const undo = useMutationOf('priceFactor.undo', {
    refreshes: stale,
    onSuccess: ({ priceFactor, ending }) => {
      toast.success(t('undone', { factor: priceFactor }));
      onUndone({ typed: priceFactor, ending });
    },
  });
  const apply = useMutationOf('priceFactor.update', {
    quiet: true,
    refreshes: stale,
    onSuccess: ({ priceFactor, changeId }) => {
      setMeanwhile(false);
      if (changeId !== null)
        undoToast(t('applied', { factor: priceFactor }), t('undo'), () => undo.mutate({ id: changeId }));
    },
    onError: (error) => {
      const late = error instanceof ApiError && error.msgKey === 'price.changedElsewhere';
      setMeanwhile(late);
      if (!late) return reportFailure(error);
      for (const operation of stale) void refresh(operation);
      return undefined;
    },
  });
  return {
    meanwhile,
    busy: apply.isPending || undo.isPending,
    apply: (factor: number, ending: Ending) =>
      apply.mutate({
        priceFactor: writeFactor(factor),
        ending,
        seenFactor: held.priceFactor,
        seenEnding: held.ending,
      }),
    undo: (id: string) => undo.mutate({ id }),
  };
};
