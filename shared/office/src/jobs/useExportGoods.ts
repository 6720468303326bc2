import type { Sent } from '@mall/contract/operations';
import { api, refresh, reportFailure } from '@mall/platform';
import { useState } from 'react';
import { jobsDrawer } from './jobs-drawer.ts';

/** Whose products are exported, and where its work is listed. */
const lists = { ownGoods: 'shopJob.list', mallGoods: 'mallJob.list' } as const;
export type GoodsSeller = keyof typeof lists;

/** Writes the products of a list to a sheet in the background, where the drawer shows it. */
export const useExportGoods = (of: GoodsSeller) => {
  const [busy, setBusy] = useState(false);
  const run = async (wanted: Sent<'mallGoods.export'>): Promise<void> => {
    await (of === 'mallGoods' ? api('mallGoods.export', wanted) : api('ownGoods.export', wanted));
    void refresh(lists[of]);
    jobsDrawer.set(true);
  };
  return {
    busy,
    run: (wanted: Sent<'mallGoods.export'>) => {
      setBusy(true);
      void run(wanted)
        .catch(reportFailure)
        .finally(() => setBusy(false));
    },
  };
};
