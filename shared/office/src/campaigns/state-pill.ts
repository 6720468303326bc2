import type { CampaignState } from '@mall/contract/campaign/campaign';
import { Cells } from '@mall/ui/office';
import { Archive, CalendarClock, CircleCheck, CircleSlash, PencilLine } from 'lucide-react';

const looks = {
  draft: ['wait', PencilLine],
  scheduled: ['info', CalendarClock],
  running: ['good', CircleCheck],
  ended: ['neutral', Archive],
  closed: ['neutral', CircleSlash],
} as const;

/** The pill of a campaign's state, in the words of the office. */
export const statePill = (state: CampaignState, label: string) => {
  const [tone, icon] = looks[state];
  return Cells.status(tone, label, icon);
};
