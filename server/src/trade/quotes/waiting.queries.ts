import type { Tx } from '../../platform/db/open.ts';
import { clock } from '../../platform/clock/clock.ts';

/** The offer that can still be answered, empty without one. */
export const waitingQuote = async (tx: Tx, wantId: string): Promise<string> => {
  const waiting = await tx
    .selectFrom('quotes')
    .select('id')
    .where('want_id', '=', wantId)
    .where('status', '=', 'sent')
    .where('valid_until', '>', clock.now())
    .executeTakeFirst();
  return waiting?.id ?? '';
};
