import type { Input } from '@mall/contract/operations';
import type { SendState } from '@mall/contract/operator/system';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../db/open.ts';
import type { MessageParams } from './render-message.ts';

export type SendRow = {
  message_id: string;
  channel: 'sms' | 'email';
  type: string;
  params: MessageParams;
  /** Sealed. */
  mobile: string;
  email: string | null;
  user_id: string;
  tries: number;
  created_at: Date;
  at: Date;
  failure: string;
  again: boolean;
};

/** News older than a day stay in the mall, and so do those that their reader has deleted or who is gone. */
export const canLeave = sql<boolean>`m.created_at > now() - interval '1 day' and m.deleted_at is null
  and u.removed_at is null`;

const lastDay = sql`now() - interval '24 hours'`;
const moments: Readonly<Record<SendState, RawBuilder<Date>>> = {
  failed: sql`s.next_at`,
  due: sql`s.next_at`,
  sent: sql`s.sent_at`,
};

/** Messages that left, failed or are due; the newest first, what is due next first. `total` counts up to ten thousand. */
export const sendsPage = async (
  reader: Reader,
  { state, way, page, size }: Input<'mallSystem.sends'>,
): Promise<{ rows: SendRow[]; total: number }> => {
  const at = moments[state];
  const order = state === 'due' ? sql`asc` : sql`desc`;
  const some = sql`from message_sends s where s.state = ${sql.lit(state)}
    ${way === undefined ? sql`` : sql`and s.channel = ${way}`}`;
  const { rows } = await sql<SendRow>`
    select s.message_id, s.channel, m.type, m.params, u.mobile, u.email, m.user_id, s.tries, m.created_at, s.at, s.failure,
      s.state = 'failed' and ${canLeave} as again
    from (select s.*, ${at} as at ${some} order by ${at} ${order} limit ${size} offset ${(page - 1) * size}) s
    join messages m on m.id = s.message_id join users u on u.id = m.user_id
    order by s.at ${order}, s.message_id, s.channel`.execute(reader);
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 ${some} limit ${mostCounted}) found`.execute(reader);
  return { rows, total: counted.rows[0]?.n ?? 0 };
};
const mostCounted = 10_000;

/** Due now, and what left or failed in the last 24 hours. */
export const sendCounts = async (reader: Reader): Promise<Record<SendState, number>> => {
  const { rows } = await sql<Record<SendState, number>>`
    select (select count(*)::int from message_sends where state = 'due') as due,
      (select count(*)::int from message_sends where state = 'failed' and next_at > ${lastDay}) as failed,
      (select count(*)::int from message_sends where state = 'sent' and sent_at > ${lastDay}) as sent`.execute(
    reader,
  );
  return rows[0] ?? { due: 0, failed: 0, sent: 0 };
};
