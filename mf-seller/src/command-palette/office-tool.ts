import { createStore } from '@mall/platform';

/** What stands open over the office: header, menu and keys all open it. */
export const officeTool = createStore<'search' | 'keys' | null>(null);
