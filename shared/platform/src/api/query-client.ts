import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { once } from '../store/once.ts';
import { isLost } from './api-error.ts';
import { reportFailure } from './failure.ts';

/**
 * The query client: a read is retried after a lost answer, not after a refusal. A section that shows its own
 * failure sets `quiet`.
 */
export const queryClient: QueryClient = once('queryClient', () => {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta?.quiet !== true && !isLost(error)) reportFailure(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => {
        if (mutation.meta?.quiet !== true) reportFailure(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (count, error) => isLost(error) && count < 2,
        retryDelay: (count) => 500 * 2 ** count,
      },
      mutations: { retry: false },
    },
  });
  return client;
});
