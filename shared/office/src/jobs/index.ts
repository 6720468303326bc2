// What both offices show of exports and imports; a shop's page of all of them is its own.
export { type Import, type JobDesk, JobDeskOf } from './desk.ts';
export { ImportPage } from './ImportPage.tsx';
export { useJobColumns } from './job-columns.tsx';
export { JobPart } from './JobPart.tsx';
export { useJobPhrases } from './job-phrases.ts';
export { JobsButton } from './JobsButton.tsx';
export { jobsDrawer } from './jobs-drawer.ts';
export { type GoodsSeller, useExportGoods } from './useExportGoods.ts';
export { useJobs, useJobSteps, useMayWork } from './useJobs.ts';
