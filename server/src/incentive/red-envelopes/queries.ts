import type { EnvelopeStatus } from '@mall/contract/campaign/boost';
import { sql } from 'kysely';

/** What an envelope is: one of which all is drawn is used until that money has arrived. */
export const statusNow = sql<EnvelopeStatus>`case when e.status <> 'available' or e.available > 0 then e.status
  when exists (select 1 from withdrawal_envelopes x join withdrawals w on w.id = x.withdrawal_id where x.envelope_id = e.id and w.status <> 'paid')
  then 'used' else 'withdrawn' end`;
