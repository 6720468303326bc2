import type { Output, Sent } from '@mall/contract/operations';
import type { WantTask } from '@mall/contract/trade/purchase-request-office';
import { ApiError, refresh, toast, useMutationOf, useQueryOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { useWantDesk } from './desk.ts';

export type Want = Output<'shopPurchaseRequest.detail'>;
type Update = Sent<'shopPurchaseRequest.update'>;
/** The confirmation when it succeeds. */
export type Did = 'verified' | 'assigned' | 'noted' | 'next' | 'quoted' | 'withdrawn' | 'ended';

const isMissing = (error: Error | null): boolean => error instanceof ApiError && error.msgKey === 'missing';

/** One that was there and is gone, since a colleague handed it on, is `missing` as one that never was. */
export const useWant = (id: string) => {
  const { of } = useWantDesk();
  const { data, error, refetch } = useQueryOf(
    `${of}.detail`,
    { id },
    { refetchInterval: ({ state }) => (isMissing(state.error) ? false : 30_000) },
  );
  return {
    want: data,
    failed: error !== null && data === undefined,
    missing: isMissing(error),
    retry: () => void refetch(),
  };
};

/** Changes a request. Its own result and what a colleague did meanwhile are displayed at once. */
export const useWork = () => {
  const { t } = useTranslation('wants');
  const { of, stale } = useWantDesk();
  const { mutateAsync, isPending } = useMutationOf(`${of}.update`);
  return {
    busy: isPending,
    /** Whether it succeeded; the server's message has been displayed otherwise. */
    work: async (did: Did, input: Update): Promise<boolean> => {
      try {
        await mutateAsync(input);
        toast.success(t(`did.${did}`));
        return true;
      } catch {
        return false;
      } finally {
        for (const old of [`${of}.detail`, `${of}.list`, ...stale] as const) void refresh(old);
      }
    },
  };
};

export const usePeople = () => {
  const { of } = useWantDesk();
  return useQueryOf(`${of}.people`, {}, { staleTime: 60_000 }).data?.list ?? [];
};

/** Why an action on a request is not possible in its state; nothing when it is. */
export const useWhyNot = (want: Pick<Want, 'allows' | 'state' | 'verify'>) => {
  const { t } = useTranslation('wants');
  const mayEdit = useWantDesk().useMayEdit();
  return (task: WantTask): string | undefined => {
    if (!mayEdit) return t('whyNot.right');
    if (want.allows.includes(task)) return undefined;
    if (want.state !== 'open' && want.state !== 'expired') return t('whyNot.ended');
    return want.verify === 'fake' ? t('whyNot.fake') : t('whyNot.expired');
  };
};
