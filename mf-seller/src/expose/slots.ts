import { officeWire } from '@mall/contract/core/wire.office';
import { bringOperations, type SlotDoors, withWords } from '@mall/platform';
import { openJobWords } from '../jobs/open-words.ts';
import { openToolWords } from '../command-palette/open-words.ts';

// The header may ask before any page of the office does.
bringOperations(officeWire);

export const slots: SlotDoors = {
  'office.find': () =>
    withWords(
      openToolWords,
      import('../command-palette/FindButton.tsx').then((m) => m.FindButton),
    ),
  'office.help': () =>
    withWords(
      openToolWords,
      import('../command-palette/HelpButton.tsx').then((m) => m.HelpButton),
    ),
  'office.jobs': () =>
    withWords(
      openJobWords,
      import('../jobs/JobsButton.tsx').then((m) => m.JobsButton),
    ),
};
