import type { Item, Output } from '@mall/contract/operations';
import { underWay } from '@mall/contract/seller/shop-job';
import { api, download, refresh, reportFailure, useMutationOf, useQueryOf } from '@mall/platform';
import { useEffect, useRef } from 'react';
import { type Import, useJobDesk } from './desk.ts';

export type Job = Item<'shopJob.list'>;
type Jobs = Output<'shopJob.list'>;

const movingMs = 1500;
const restingMs = 60_000;

export const isActive = (job: Job): boolean => underWay.includes(job.state);

/** Whether the user may run any kind of job. */
export const useMayWork = (): boolean => useJobDesk().useMayWork();

/** The exports and imports, or one kind of them: fetched often while one is running, seldom otherwise. */
export const useJobs = (page: number, size: number, kind?: Job['kind']) => {
  const enabled = useMayWork();
  const { of, makes } = useJobDesk();
  const jobs = useQueryOf(
    `${of}.list`,
    { page, size, ...(kind && { kind }) },
    {
      quiet: true,
      enabled,
      placeholderData: (before) => before,
      refetchInterval: (query: { state: { data?: Jobs } }) =>
        (query.state.data?.underWay ?? 0) > 0 ? movingMs : restingMs,
    },
  );
  const underWayNow = jobs.data?.underWay ?? 0;
  const before = useRef(underWayNow);
  // The server ends work by itself, and has changed then what other pages have kept.
  useEffect(() => {
    if (underWayNow < before.current) for (const list of makes) void refresh(list);
    before.current = underWayNow;
  }, [underWayNow, makes]);
  return jobs;
};

/** The actions on one of them. */
export const useJobSteps = () => {
  const { of, makes } = useJobDesk();
  const { takeFile } = useFiles();
  const refreshes = [`${of}.list`] as const;
  const cancel = useMutationOf(`${of}.cancel`, { refreshes });
  const confirm = useMutationOf(`${of}.confirm`, { refreshes });
  const retry = useMutationOf(`${of}.retry`, { refreshes });
  const undo = useMutationOf('shopGoods.undoPrice', { refreshes });
  const undoCount = useMutationOf(of === 'shopJob' ? 'shopStock.undoCount' : 'mallStock.undoCount', {
    refreshes: [...refreshes, ...makes],
  });
  const busy =
    cancel.isPending || confirm.isPending || retry.isPending || undo.isPending || undoCount.isPending;
  return {
    busy,
    cancel: (job: Job) => cancel.mutate({ id: job.id }),
    /** `publish`: shoppers see at once what is complete; only at a desk that publishes. */
    confirm: ({ id, ready }: Job, publish: boolean) =>
      confirm.mutate({ id, ready: ready ?? 0, ...(publish && { publish: 'true' }) }),
    retry: (job: Job) => retry.mutate({ id: job.id }),
    undo: ({ kind, changeId }: Job, done: () => void) =>
      (kind === 'stockCount' ? undoCount : undo).mutate({ id: changeId ?? '' }, { onSuccess: done }),
    take: (job: Job, part: 'result' | 'errors') => void takeFile(job.id, part).catch(reportFailure),
  };
};
export type JobSteps = ReturnType<typeof useJobSteps>;

/** Downloads what a key opens: the file of a job, and the template of an import. */
export const useFiles = () => {
  const { of } = useJobDesk();
  return {
    takeFile: async (id: string, part: 'result' | 'errors'): Promise<void> => {
      const { key } = await api(`${of}.fileKey`, { id, part });
      await download(`${of}.file`, { id: key });
    },
    takeTemplate: async (
      template: Import['template'],
      narrow: NonNullable<Import['narrow']>,
    ): Promise<void> => {
      const { key } = await api(template, narrow);
      await download(`${of}.file`, { id: key });
    },
  };
};
