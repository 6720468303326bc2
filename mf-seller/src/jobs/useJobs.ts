import type { Item, Output } from '@mall/contract/operations';
import { underWay } from '@mall/contract/seller/shop-job';
import { api, download, refresh, reportFailure, useMay, useMutationOf, useQueryOf } from '@mall/platform';

import { importKinds, type ImportKind } from './import-kinds.ts';

export type Job = Item<'shopJob.list'>;
type Jobs = Output<'shopJob.list'>;

const movingMs = 1500;
const restingMs = 60_000;

export const isActive = (job: Job): boolean => underWay.includes(job.state);

/** Whether the user may run any kind of job. */
export const useMayWork = (): boolean => {
  const [exports, prices, goods] = [useMay('order.export'), useMay('goods.price'), useMay('goods.edit')];
  return exports || prices || goods;
};

/** The shop's exports and imports: fetched often while one is running, seldom otherwise. */
export const useJobs = (page: number, size: number) => {
  const enabled = useMayWork();
  return useQueryOf(
    'shopJob.list',
    { page, size },
    {
      quiet: true,
      enabled,
      placeholderData: (before) => before,
      refetchInterval: (query: { state: { data?: Jobs } }) =>
        (query.state.data?.underWay ?? 0) > 0 ? movingMs : restingMs,
    },
  );
};

const refreshes = ['shopJob.list'] as const;

/** The actions on one of them. */
export const useJobSteps = () => {
  const cancel = useMutationOf('shopJob.cancel', { refreshes });
  const confirm = useMutationOf('shopJob.confirm', { refreshes });
  const retry = useMutationOf('shopJob.retry', { refreshes });
  const undo = useMutationOf('shopGoods.undoPrice', { refreshes });
  const busy = cancel.isPending || confirm.isPending || retry.isPending || undo.isPending;
  return {
    busy,
    cancel: (job: Job) => cancel.mutate({ id: job.id }),
    confirm: (job: Job) => confirm.mutate({ id: job.id, ready: job.ready ?? 0 }),
    retry: (job: Job) => retry.mutate({ id: job.id }),
    undo: (changeId: string, done: () => void) => undo.mutate({ id: changeId }, { onSuccess: done }),
    take: (job: Job, part: 'result' | 'errors') => void takeFile(job.id, part).catch(reportFailure),
  };
};
export type JobSteps = ReturnType<typeof useJobSteps>;

const takeFile = async (id: string, part: 'result' | 'errors'): Promise<void> => {
  const { key } = await api('shopJob.fileKey', { id, part });
  await download('shopJob.file', { id: key });
};

/** Downloads the template. */
export const takeTemplate = async (kind: ImportKind): Promise<void> => {
  const { key } = await api(importKinds[kind].list, {});
  await download('shopJob.file', { id: key });
};

export const refreshJobs = (): void => void refresh('shopJob.list');
