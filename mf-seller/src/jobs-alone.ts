import { withPhrases } from '@mall/platform';
import { openJobWords } from './jobs/open-words.ts';

/** Work in the background where no shell stands that has a place for it. */
export const openJobsAlone = () =>
  withPhrases(
    openJobWords,
    import('./jobs/JobsButton.tsx').then((m) => m.JobsButton),
  );
