import { type SlotDoors, withWords } from '@mall/platform';
import { openJobWords } from '../jobs/open-words.ts';

export const slots: SlotDoors = {
  'office.jobs': () =>
    withWords(
      openJobWords,
      import('../jobs/JobsButton.tsx').then((m) => m.JobsButton),
    ),
};
