import {
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { firstDataKey } from '@mall/contract/core/first-data';
import type { OperationName } from '@mall/contract/core/wire';
import { language } from '../i18n/language.ts';
import { answered } from '../navigation/after-paint.ts';
import { session } from '../session/session.ts';
import { api } from './call.ts';
import { takeFirstData } from './first-data.ts';
import type { Output, Sent } from '@mall/contract/operations';
import { queryClient } from './query-client.ts';

type Quiet = { /** The caller shows the failure itself; no toast. */ quiet?: boolean };

export type QueryOfOptions<N extends OperationName, T = Output<N>> = Quiet &
  Omit<UseQueryOptions<Output<N>, Error, T, QueryKeyOf>, 'queryKey' | 'queryFn' | 'meta'>;

export type MutationOfOptions<N extends OperationName> = Quiet &
  Omit<UseMutationOptions<Output<N>, Error, Sent<N>>, 'mutationFn' | 'meta'> & {
    /** Reads that become stale with this write. */
    refreshes?: readonly OperationName[];
  };

export type QueryKeyOf = readonly [OperationName, unknown, string, string | null];

/** Answers differ by language and by shop, so both are part of the key. */
export const queryKeyOf = (operation: OperationName, input: unknown): QueryKeyOf => [
  operation,
  input,
  language(),
  session.read().code,
];

/**
 * Reads an operation. A refusal shows one toast with the server's message; the section itself shows a lost
 * answer.
 */
export const useQueryOf = <N extends OperationName, T = Output<N>>(
  operation: N,
  input: Sent<N>,
  { quiet, ...options }: QueryOfOptions<N, T> = {},
): UseQueryResult<T, Error> =>
  useQuery({
    ...options,
    queryKey: queryKeyOf(operation, input),
    queryFn: async ({ signal }) => {
      await answered();
      return api(operation, input, { signal });
    },
    initialData: () => written(operation, input),
    meta: { quiet },
  });

/** The answer that came with the page; it is returned once. */
const written = <N extends OperationName>(operation: N, input: Sent<N>): Output<N> | undefined => {
  const reader = { language: language(), code: session.read().code };
  const answer = takeFirstData(firstDataKey(operation, { ...input }, reader));
  return answer as Output<N> | undefined; // the server validated it against this operation's `output`
};

/** Writes with an operation; a failure is reported once, unless `quiet`. */
export const useMutationOf = <N extends OperationName>(
  operation: N,
  { quiet, refreshes, onSuccess, ...options }: MutationOfOptions<N> = {},
): UseMutationResult<Output<N>, Error, Sent<N>> =>
  useMutation({
    ...options,
    mutationFn: (input) => api(operation, input),
    meta: { quiet },
    onSuccess: async (...given) => {
      for (const stale of refreshes ?? []) void refresh(stale);
      await onSuccess?.(...given);
    },
  });

/**
 * Marks every cached answer of an operation as stale, so that it is fetched again when it is next displayed.
 */
export const refresh = (operation: OperationName): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [operation] });
