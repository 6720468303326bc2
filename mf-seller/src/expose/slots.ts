import { officeWire } from '@mall/contract/wire.office';
import { bringOperations, type SlotDoors, withWords } from '@mall/platform';
import { openJobWords } from '../jobs/open-words.ts';

// The header may ask before any page of the office does.
bringOperations(officeWire);

export const slots: SlotDoors = {
  'office.jobs': () =>
    withWords(
      openJobWords,
      import('../jobs/JobsButton.tsx').then((m) => m.JobsButton),
    ),
};
