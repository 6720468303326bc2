import { officeWire } from '@mall/contract/core/wire.office';
import { registerOperations, type SlotEntries, withPhrases } from '@mall/platform';
import { loadJobPhrases } from '@mall/office/jobs/load-phrases';
import { loadToolPhrases } from '@mall/office/palette/load-phrases';

// The header may need it before any page of the office does.
registerOperations(officeWire);

export const slots: SlotEntries = {
  'office.find': () =>
    withPhrases(
      loadToolPhrases,
      import('../command-palette/FindButton.tsx').then((m) => m.FindButton),
    ),
  'office.help': () =>
    withPhrases(
      loadToolPhrases,
      import('../command-palette/HelpButton.ts').then((m) => m.HelpButton),
    ),
  'office.jobs': () =>
    withPhrases(
      loadJobPhrases,
      import('../jobs/JobsButton.ts').then((m) => m.JobsButton),
    ),
};
