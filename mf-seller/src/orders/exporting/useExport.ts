import { shopJob } from '@mall/contract/seller/shop-job';
import type { Sent } from '@mall/contract/operations';
import { api, download, refresh, reportFailure, toast } from '@mall/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jobsDrawer } from '@mall/office/jobs';

/**
 * Saves a few orders at once by a key that opens once; more are written in the background, where the drawer
 * shows them.
 */
export const useExport = (onDone: () => void) => {
  const { t } = useTranslation('exporting');
  const [busy, setBusy] = useState(false);
  const atOnce = shopJob.atOnce;

  const run = async (wanted: Sent<'shopOrder.exportJob'>, orders: number): Promise<void> => {
    if (orders <= atOnce) {
      const { key } = await api('shopOrder.batchExportKey', wanted);
      await download('shopOrder.exportExcel', { id: key });
      toast.success(t('saved'));
    } else {
      await api('shopOrder.exportJob', wanted);
      void refresh('shopJob.list');
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
