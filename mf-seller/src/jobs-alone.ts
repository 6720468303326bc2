import { withPhrases } from '@mall/platform';
import { loadJobPhrases } from './jobs/load-phrases.ts';

/** The background jobs, for a page without the shell's place for them. */
export const openJobsAlone = () =>
  withPhrases(
    loadJobPhrases,
    import('./jobs/JobsButton.tsx').then((m) => m.JobsButton),
  );
