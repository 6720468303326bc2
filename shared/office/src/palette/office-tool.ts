import { createStore } from '@mall/platform';

/** The open overlay of the office: header, menu and keys can all open it. */
export const officeTool = createStore<'search' | 'keys' | null>(null);
