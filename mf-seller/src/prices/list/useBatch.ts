import { readFactor } from '@mall/contract/catalog/shop-price';
import type { Output, Sent } from '@mall/contract/operations';
import { useDebouncedValue } from '@mall/office';
import { useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf } from '@mall/ui/office';
import { useState } from 'react';
import { readPercent, readPrice } from '../../amount.ts';
import { wasLate } from './useChanges.ts';

export type BatchAnswer = Output<'shopGoods.batchPrice'>;
export type Chosen = Pick<Sent<'shopGoods.batchPrice'>, 'ids' | 'skuIds' | 'found'>;
export type How = 'percent' | 'factor' | 'price';
type NewPrice = Pick<Sent<'shopGoods.batchPrice'>, 'percent' | 'factor' | 'price' | 'recover'>;

export const previewSize = 10;

/** The value of a text for a kind of change; undefined while it is invalid. */
export const newPriceOf = (how: How | 'recover', text: string): NewPrice | undefined => {
  if (how === 'recover') return { recover: true };
  if (how === 'factor') return readFactor(text) === undefined ? undefined : { factor: text.trim() };
  const value = how === 'percent' ? readPercent(text) : readPrice(text);
  return value === undefined ? undefined : how === 'percent' ? { percent: value } : { price: value };
};

/** A batch before it is applied: the server checks every row, and exactly the displayed result is applied. */
export const useBatch = (
  kind: 'change' | 'recover',
  chosen: Chosen,
  onDone: (answer: BatchAnswer) => void,
) => {
  const [how, setHow] = useState<How>('percent');
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [late, setLate] = useState(false);
  const change = newPriceOf(kind === 'recover' ? 'recover' : how, text);
  const asked = useDebouncedValue(JSON.stringify(change ?? null));
  const rested = asked === JSON.stringify(change ?? null);
  const preview = useQueryOf(
    'shopGoods.batchPrice',
    { ...chosen, ...change, dryRun: true, page, size: previewSize },
    { enabled: change !== undefined && rested, placeholderData: (before) => before, gcTime: 0 },
  );
  const shown = change === undefined ? undefined : preview.data;
  const apply = useMutationOf('shopGoods.batchPrice', {
    quiet: true,
    refreshes: ['shopGoods.list', 'shopGoods.prices', 'priceFactor.update'],
    onSuccess: onDone,
    onError: (error) => {
      if (!wasLate(error)) return;
      setLate(true);
      void preview.refetch();
    },
  });
  return {
    how,
    setHow: (next: How) => {
      setHow(next);
      setText('');
      setPage(1);
    },
    text,
    setText: (next: string) => {
      setText(next);
      setPage(1);
      setLate(false);
    },
    wrong: text !== '' && change === undefined,
    page,
    setPage,
    preview: shown,
    ready: shown !== undefined && rested && !preview.isPlaceholderData && !preview.isFetching,
    ...loadOf({ ...preview, data: shown }),
    late,
    busy: apply.isPending,
    apply: () =>
      shown && apply.mutate({ ...chosen, ...change, hash: shown.hash, leaveOut: shown.cannot > 0, size: 1 }),
  } as const;
};
export type Batch = ReturnType<typeof useBatch>;
