import { serverNow, useQueryOf } from '@mall/platform';
import { useSearchParams } from 'react-router-dom';
import type { SeckillTab } from '@mall/contract/campaign/seckill';
import { isSeckillTab, type Slot } from './slots.ts';

export type Seckill = {
  tab: SeckillTab;
  setTab: (tab: SeckillTab) => void;
  /** Server time minus this device's, ms. */
  offset: number;
  retry: () => void;
} & ({ status: 'loading' } | { status: 'failed' } | { status: 'ready'; slots: readonly Slot[] });

/**
 * The flash sales of the tab in the address. Refreshed every ten seconds while visible: the bars are live.
 */
export const useSeckill = (): Seckill => {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('tab');
  const tab = isSeckillTab(wanted) ? wanted : 'running';
  const { data, isError, refetch } = useQueryOf('seckill.list', { tab }, { refetchInterval: 10_000 });
  const shared = {
    tab,
    setTab: (next: SeckillTab) => setParams({ tab: next }, { replace: true }),
    offset: serverNow() - Date.now(),
    retry: () => void refetch(),
  };
  if (data !== undefined) return { ...shared, status: 'ready', slots: data.slots };
  return { ...shared, status: isError ? 'failed' : 'loading' };
};
