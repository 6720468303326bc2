import type { Input } from '@mall/contract/operations';
import type { Texts } from '@mall/contract/core/languages';
import type { EnvelopeStatus } from '@mall/contract/campaign/boost';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';

/** The state of an envelope: a fully withdrawn one is used once that money has arrived. */
export const statusNow = sql<EnvelopeStatus>`case when e.status <> 'available' or e.available > 0 then e.status
  when exists (select 1 from withdrawal_envelopes x join withdrawals w on w.id = x.withdrawal_id
    where x.envelope_id = e.id and w.status <> 'paid')
  then 'used' else 'withdrawn' end`;

export type EnvelopeOfMember = {
  id: string;
  amount: number;
  available: number;
  name: Texts;
  launch_id: string;
  status: EnvelopeStatus;
  created_at: Date;
  available_at: Date;
  expires_at: Date;
  total: number;
};

/** A member's envelopes, the latest first. */
export const envelopePage = async (
  db: Db,
  memberId: string,
  { status, page, size }: Input<'envelope.list'>,
): Promise<EnvelopeOfMember[]> => {
  const { rows } = await sql<EnvelopeOfMember>`
        select *, count(*) over ()::int as total from (
          select e.id, e.amount, e.available, a.name, e.launch_id, ${statusNow} as status, e.created_at, e.available_at,
            e.expires_at
          from red_envelopes e join boost_launches l on l.id = e.launch_id
            join boost_activities a on a.id = l.activity_id
          where e.user_id = ${memberId}) e
        where ${status} = 'all' or status = ${status}
        order by created_at desc, id desc limit ${size} offset ${(page - 1) * size}`.execute(db);
  return rows;
};
