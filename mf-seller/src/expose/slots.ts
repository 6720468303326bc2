import { officeWire } from '@mall/contract/core/wire.office';
import { registerOperations, type SlotEntries, withPhrases } from '@mall/platform';
import { openJobWords } from '../jobs/open-words.ts';
import { openToolWords } from '../command-palette/open-words.ts';

// The header may need it before any page of the office does.
registerOperations(officeWire);

export const slots: SlotEntries = {
  'office.find': () =>
    withPhrases(
      openToolWords,
      import('../command-palette/FindButton.tsx').then((m) => m.FindButton),
    ),
  'office.help': () =>
    withPhrases(
      openToolWords,
      import('../command-palette/HelpButton.tsx').then((m) => m.HelpButton),
    ),
  'office.jobs': () =>
    withPhrases(
      openJobWords,
      import('../jobs/JobsButton.tsx').then((m) => m.JobsButton),
    ),
};
