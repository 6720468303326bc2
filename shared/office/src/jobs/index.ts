// What both offices show of exports and imports; a shop's page of all of them is its own.
export { type Import, type JobDesk, JobDeskOf } from './desk.ts';
export { ImportPage } from './ImportPage.tsx';
export { JobPart } from './JobPart.tsx';
export { JobsButton } from './JobsButton.tsx';
export { JobsPage } from './JobsPage.tsx';
export { jobsDrawer } from './jobs-drawer.ts';
export { type GoodsSeller, useExportGoods } from './useExportGoods.ts';
export { useJobs, useJobSteps, useMayWork } from './useJobs.ts';
