import type { EnvelopeStatus } from '@mall/contract/campaign/boost';
import { pickText, type Texts } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { balancesOf } from '../../platform/ledger/balances.ts';
import { followEnvelopes } from './follow.ts';
import { statusNow } from './queries.ts';

type Row = {
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

/** Red envelopes of members (decisions 2.10). */
export const createEnvelopes = ({ db }: { db: Db }) => ({
  list: async (
    { memberId, language }: Member,
    { status, page, size }: Input<'envelope.list'>,
  ): Promise<Output<'envelope.list'>> => {
    await followEnvelopes(db, memberId);
    const [{ rows }, { pending, available, held, paid }] = await Promise.all([
      sql<Row>`
        select *, count(*) over ()::int as total from (
          select e.id, e.amount, e.available, a.name, e.launch_id, ${statusNow} as status, e.created_at, e.available_at, e.expires_at
          from red_envelopes e join boost_launches l on l.id = e.launch_id join boost_activities a on a.id = l.activity_id
          where e.user_id = ${memberId}) e
        where ${status} = 'all' or status = ${status}
        order by created_at desc, id desc limit ${size} offset ${(page - 1) * size}`.execute(db),
      balancesOf(db, memberId, 'redEnvelope'),
    ]);
    return {
      list: rows.map((row) => ({
        id: row.id,
        amount: row.amount,
        available: row.available,
        source: 'boost',
        name: pickText(row.name, language).text,
        launchId: row.launch_id,
        status: row.status,
        createdAt: row.created_at.toISOString(),
        availableAt: row.available_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
      })),
      total: rows[0]?.total ?? 0,
      page,
      size,
      sums: { pending, available, held, withdrawn: paid },
      serverTime: new Date().toISOString(),
    };
  },
});
