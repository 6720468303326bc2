import { withPhrases } from '@mall/platform';
import { loadJobPhrases } from '@mall/office/jobs/load-phrases';

/** The background jobs, for a page without the shell's place for them. */
export const openJobsAlone = () =>
  withPhrases(
    loadJobPhrases,
    import('./jobs/JobsButton.ts').then((m) => m.JobsButton),
  );
