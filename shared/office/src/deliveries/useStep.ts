import type { DeliveryMove } from '@mall/contract/trade/delivery';
import type { Sent } from '@mall/contract/operations';
import {
  ApiError,
  queryClient,
  queryKeyOf,
  refresh,
  reportFailure,
  toast,
  useMutationOf,
} from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { useUndoToast } from '../useUndoToast.tsx';
import { useDesk } from './desk.ts';
import { type Delivery, stepAfter, stepOf } from './status.ts';

type Change = Omit<Sent<'delivery.change'>, 'id' | 'version'>;
type Seen = { readonly id: string; readonly version: number };

/**
 * Changes a delivery. Each change sends the version that the user saw: when somebody else was first, nothing
 * is overwritten, the page shows the current state, and the promise rejects after the server's message was
 * displayed.
 */
export const useStep = () => {
  const { t } = useTranslation('deliveries');
  const { of, stale } = useDesk();
  const tellUndo = useUndoToast();
  const change = useMutationOf(`${of}.change`, {
    quiet: true,
    refreshes: stale,
    onSuccess: (now) => queryClient.setQueryData(queryKeyOf(`${of}.show`, { id: now.id }), now),
  });

  const make = async (
    { id, version }: Seen,
    wanted: Change,
    onRefused?: (why: ApiError) => void,
  ): Promise<Delivery | undefined> => {
    try {
      return await change.mutateAsync({ id, version, ...wanted });
    } catch (error) {
      if (error instanceof ApiError) {
        for (const old of [...stale, `${of}.show`] as const) void refresh(old);
        onRefused?.(error);
      }
      reportFailure(error);
      return undefined;
    }
  };

  /** Takes a step, and offers to undo it as long as that is possible. */
  const take = async (
    seen: Seen,
    move: DeliveryMove,
    more: Change = {},
    onRefused?: (why: ApiError) => void,
  ): Promise<Delivery | undefined> => {
    const now = await make(seen, { ...more, step: stepAfter(move) }, onRefused);
    if (now === undefined) return undefined;
    const told = t('moved', { status: t(`status.${stepOf(now.status)}`) });
    if (now.undoUntil === null) toast.success(told);
    else tellUndo(told, t('undo'), () => void make(now, { step: 'undo' }));
    return now;
  };

  return { make, take, busy: change.isPending };
};
