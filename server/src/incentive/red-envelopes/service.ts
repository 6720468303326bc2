import { pickText } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import type { Db } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { balancesOf } from '../../platform/ledger/balances.queries.ts';
import { followEnvelopes } from './follow.ts';
import { envelopePage } from './queries.ts';
import { clock } from '../../platform/clock/clock.ts';

/** Red envelopes of members (decisions 2.10). */
export const createEnvelopes = ({ db }: { db: Db }) => ({
  list: async (
    { memberId, language }: Member,
    { status, page, size }: Input<'envelope.list'>,
  ): Promise<Output<'envelope.list'>> => {
    await followEnvelopes(db, memberId);
    const [rows, { pending, available, held, paid }] = await Promise.all([
      envelopePage(db, memberId, { status, page, size }),
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
      serverTime: clock.now().toISOString(),
    };
  },
});
