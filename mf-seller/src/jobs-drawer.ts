import { createStore } from '@mall/platform';

/** Whether the drawer with the work in the background is open: whoever begins some opens it. */
export const jobsDrawer = createStore(false);
