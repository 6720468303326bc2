import { billLinesOf } from '@mall/contract/catalog/design';
import type { Output } from '@mall/contract/operations';
import { isNumId } from '@mall/contract/core/read-query';
import { useQueryOf } from '@mall/platform';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { isMissing } from '../missing.ts';

export type Detail = Output<'designCase.detail'>;
export type Bill = Output<'design.bill'>;
export type Line = Bill['lines'][number];

export type CaseState =
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly detail: Detail };

/** A case by the id in the address; an invalid id is not requested. */
export const useCase = (id: string): CaseState => {
  const possible = isNumId(id);
  const { data, error, refetch } = useQueryOf(
    'designCase.detail',
    { id: possible ? id : '1' },
    { quiet: true, enabled: possible },
  );
  if (!possible || isMissing(error)) return { status: 'missing' };
  if (data) return { status: 'ready', detail: data };
  return error ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' };
};

/** The numbers of the pieces, in the order of the pictures; 0 for a piece that no picture shows. */
export const numberOf = ({ pictures }: Pick<Detail, 'pictures'>, skuId: string): number => {
  const shown = new Set(pictures.flatMap(({ hotspots }) => hotspots.map(({ piece }) => piece.skuId)));
  return [...shown].indexOf(skuId) + 1;
};

export type Buying = ReturnType<typeof useBuying>;

/**
 * The price of a case's room, from the bill of plans. A piece that is not available may be exchanged for
 * another; `swapped` maps each to its replacement.
 */
export const useBuying = ({ plan }: Detail) => {
  const [swapped, setSwapped] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = billLinesOf(
    plan.items.map(({ skuId }) => ({ skuId: skuId === null ? null : (swapped.get(skuId) ?? skuId) })),
  );
  const { data, isError, isPlaceholderData, refetch } = useQueryOf(
    'design.bill',
    { lines: wanted.map(({ skuId, qty }) => `${skuId}*${qty}`) },
    { quiet: true, enabled: wanted.length > 0, placeholderData: keepPreviousData },
  );
  const lines = data?.lines ?? [];
  return {
    bill: data,
    lines,
    buyable: lines.filter(({ problem }) => problem === null),
    waiting: isPlaceholderData,
    failed: isError && data === undefined,
    retry: () => void refetch(),
    /** The SKU that the picture shows in the place of this one. */
    shownAs: (skuId: string) => [...swapped].find(([, to]) => to === skuId)?.[0] ?? skuId,
    lineOf: (shown: string) => lines.find(({ skuId }) => skuId === (swapped.get(shown) ?? shown)),
    isSwapped: (skuId: string) => [...swapped.values()].includes(skuId),
    exchange: (from: string, to: string) => setSwapped(exchanged(swapped, from, to)),
    putBack: (skuId: string) => setSwapped(new Map([...swapped].filter(([, to]) => to !== skuId))),
  };
};

/** A second exchange replaces the piece of the plan, not its first replacement. */
const exchanged = (swapped: ReadonlyMap<string, string>, from: string, to: string) => {
  const shown = [...swapped].find(([, now]) => now === from)?.[0] ?? from;
  return new Map(swapped).set(shown, to);
};
