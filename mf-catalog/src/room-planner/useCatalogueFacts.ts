import { billLinesOf, type Plan } from '@mall/contract/catalog/design';
import { useQueryOf } from '@mall/platform';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Output } from '@mall/contract/operations';
import type { Ware, CatalogueFacts } from './plan/pieces.ts';

export type Bill = Output<'design.bill'>;

/**
 * The mall's data of everything in a plan: its pieces by SKU, and the bill. Pieces from the shelf are known
 * before it answers.
 */
export const useCatalogueFacts = (plan: Plan) => {
  const [met, setMet] = useState<CatalogueFacts>(new Map());
  const lines = billLinesOf(plan.items).map(({ skuId, qty }) => `${skuId}*${qty}`);
  const bill = useQueryOf(
    'design.bill',
    { lines },
    { enabled: lines.length > 0, placeholderData: keepPreviousData, quiet: true },
  );
  const answered = bill.data?.lines;
  const wares = useMemo(
    () => new Map([...met, ...(answered ?? []).map((line) => [line.skuId, line] as const)]),
    [met, answered],
  );
  return {
    wares,
    bill: lines.length === 0 ? undefined : bill.data,
    retry: () => void bill.refetch(),
    failed: bill.isError,
    meet: (ware: Ware) => setMet((known) => new Map(known).set(ware.skuId, ware)),
  };
};
