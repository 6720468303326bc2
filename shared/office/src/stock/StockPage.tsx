import { UnsavedGuard } from '@mall/ui/office';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Counts } from './counting.ts';
import { StockList } from './StockList.tsx';
import { StockOfSku } from './StockOfSku.tsx';

/** The stock of one seller's products; with `?skuId=` one of them. Counts that are being typed outlast a look at one. */
export function StockPage() {
  const [params] = useSearchParams();
  const [counts, setCounts] = useState<Counts>(new Map());
  const skuId = params.get('skuId');
  return (
    <>
      {skuId === null ? (
        <StockList counts={counts} onCounts={setCounts} />
      ) : (
        <StockOfSku key={skuId} skuId={skuId} />
      )}
      {counts.size > 0 && <UnsavedGuard />}
    </>
  );
}
