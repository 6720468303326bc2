import { shopJob } from '@mall/contract/seller/shop-job';
import type { Sent } from '@mall/contract/operations';
import { api, download, refresh, reportFailure, toast } from '@mall/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jobsDrawer } from '../jobs/jobs-drawer.ts';
import type { Side } from '../orders/order.ts';

/** Where the jobs of each side are listed. */
const jobsOf = { shop: 'shopJob.list', platform: 'mallJob.list' } as const satisfies Record<Side, string>;

/**
 * Saves a few orders of a shop at once by a key that opens once; more of them, and all of the mall's, are written in
 * the background, where the drawer shows them.
 */
export const useExport = (of: Side, onDone: () => void) => {
  const { t } = useTranslation('exporting');
  const [busy, setBusy] = useState(false);
  const atOnce = of === 'shop' ? shopJob.atOnce : 0;

  const run = async (wanted: Sent<'shopOrder.exportJob'>, orders: number): Promise<void> => {
    if (of === 'shop' && orders <= atOnce) {
      const { key } = await api('shopOrder.batchExportKey', wanted);
      await download('shopOrder.exportExcel', { id: key });
      toast.success(t('saved'));
    } else {
      await api(`${of}Order.exportJob`, wanted);
      void refresh(jobsOf[of]);
      jobsDrawer.set(true);
    }
    onDone();
  };

  return {
    atOnce,
    busy,
    run: (wanted: Sent<'shopOrder.exportJob'>, orders: number) => {
      setBusy(true);
      void run(wanted, orders)
        .catch(reportFailure)
        .finally(() => setBusy(false));
    },
  };
};
