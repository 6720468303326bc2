/** The names of react-query that the mall uses (why: react-router-dom.ts beside). */
export {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from 'real-react-query';
