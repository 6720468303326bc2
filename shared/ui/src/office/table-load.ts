/** `loading`: nothing yet. `refreshing`: the old rows stay, dimmed. */
export type TableState = 'ready' | 'loading' | 'refreshing' | 'failed';

/** Where the rows of a table come from: the state of its list, and how a failed one is asked again. */
export type TableLoad = {
  readonly state: TableState;
  readonly retry?: () => void;
  /** The request id, displayed with a failure. */
  readonly details?: string;
};

type Query = { data: unknown; isError: boolean; isPlaceholderData: boolean; refetch: () => unknown };

/** The load of a list that a query fetches. Rows that it has are displayed even when fetching again fails. */
export const loadOf = ({ data, isError, isPlaceholderData, refetch }: Query) => ({
  state: stateOf(data !== undefined, isError, isPlaceholderData),
  retry: () => void refetch(),
});

const stateOf = (has: boolean, failed: boolean, old: boolean): TableState =>
  has ? (old ? 'refreshing' : 'ready') : failed ? 'failed' : 'loading';
