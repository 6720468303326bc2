import { createStore } from '@mall/platform';

/** Whether the drawer of background jobs is open: starting a job opens it. */
export const jobsDrawer = createStore(false);
