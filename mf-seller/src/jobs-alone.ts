import { withPhrases } from '@mall/platform';
import { openJobWords } from './jobs/open-words.ts';

/** The background jobs, for a page without the shell's place for them. */
export const openJobsAlone = () =>
  withPhrases(
    openJobWords,
    import('./jobs/JobsButton.tsx').then((m) => m.JobsButton),
  );
