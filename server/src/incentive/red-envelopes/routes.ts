import type { AreaOptions } from '../../platform/area.ts';
import { expectAllDone } from '../../platform/jobs/due.ts';
import { followAllEnvelopes } from './follow.ts';
import { createEnvelopes } from './service.ts';

export const envelopeRoutes = ({ route, opened: { db }, jobs }: AreaOptions): void => {
  const envelopes = createEnvelopes({ db });
  route.member('envelope.list', (input, caller) => envelopes.list(caller, input));
  jobs.define('envelope.follow', async () => expectAllDone(await followAllEnvelopes(db)), '*/10 * * * *');
};
