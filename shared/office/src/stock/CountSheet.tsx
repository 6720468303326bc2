import { shopJob } from '@mall/contract/seller/shop-job';
import { stockTabs } from '@mall/contract/seller/stock';
import { useListAddress } from '@mall/ui/office';
import { ImportPage } from '../jobs/ImportPage.tsx';
import { useStockDesk } from './desk.ts';

/** Counts stock by a sheet: of all SKUs, or of those that the address narrows to as the list does. */
export function CountSheet({ stockPath }: { stockPath: string }) {
  const { of, useMayEdit } = useStockDesk();
  const { tab, keyword } = useListAddress({ tab: stockTabs, keyword: 'text' }).asked;
  return (
    <ImportPage
      what={{
        kind: 'stockCount',
        words: 'stockCount',
        template: `${of}.template`,
        send: `${of}.import`,
        narrow: { tab, keyword },
        exports: null,
        mostRows: shopJob.importRows,
        mostZip: null,
        from: stockPath,
        useMay: useMayEdit,
      }}
    />
  );
}
