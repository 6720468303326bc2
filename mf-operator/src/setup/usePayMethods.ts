import type { Output } from '@mall/contract/operations';
import { ApiError, queryClient, queryKeyOf, reportFailure, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, moved } from '@mall/ui/office';
import { useState } from 'react';

type Methods = Output<'mallPayMethod.list'>;
export type PayMethod = Methods['list'][number];
/** Whose buyers could pay no more. */
type Lost = { method: PayMethod; whom: 'all' | 'mall' };

/** The ways to pay, switched and sorted; one that is the last for somebody is switched off once that is understood. */
export const usePayMethods = () => {
  const answer = useQueryOf('mallPayMethod.list', {}, { quiet: true });
  const rows = answer.data?.list ?? none;
  const [lost, setLost] = useState<Lost>();
  const refreshes = ['operator.start'] as const;
  const onSuccess = (methods: Methods) =>
    queryClient.setQueryData(queryKeyOf('mallPayMethod.list', {}), methods);
  const set = useMutationOf('mallPayMethod.set', { refreshes, quiet: true, onSuccess });
  const sort = useMutationOf('mallPayMethod.sort', { onSuccess });
  const turn = (method: PayMethod, on: boolean, last = false): void =>
    set.mutate(
      { method: method.method, on, last },
      {
        onError: (error) => {
          if (error instanceof ApiError && error.msgKey === 'payment.lastMethod')
            setLost({ method, whom: whomOf(error.data) });
          else reportFailure(error);
        },
      },
    );
  return {
    rows,
    ...loadOf(answer),
    turn,
    move: ({ method }: PayMethod, to: number) =>
      sort.mutate({ methods: moved(rows, (one) => one.method === method, to).map((one) => one.method) }),
    lost,
    leave: () => setLost(undefined),
    turnLastOff: () => {
      if (lost !== undefined) turn(lost.method, false, true);
      setLost(undefined);
    },
  };
};
const none: readonly PayMethod[] = [];

const whomOf = (data: unknown): Lost['whom'] =>
  typeof data === 'object' && data !== null && 'whom' in data && data.whom === 'all' ? 'all' : 'mall';
