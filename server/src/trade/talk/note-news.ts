import { sql } from 'kysely';
import { newsChannel } from '../../platform/db/news.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Held } from './lock.queries.ts';
import { topicOf } from './party.ts';

/**
 * Numbers what has changed in a locked conversation, for those who listen on either side, and wakes them once it is
 * committed. Call it last: until then all other conversations of the same office wait here.
 */
export const noteNews = async (
  tx: Tx,
  { id, member_id: memberId, office_id: officeId }: Pick<Held, 'id' | 'member_id' | 'office_id'>,
  sides: readonly ('member' | 'office')[] = ['member', 'office'],
): Promise<void> => {
  if (sides.includes('member')) {
    await sql`
      with counted as (update talk_members set news = news + 1 where user_id = ${memberId} returning news)
      update conversations set member_news = counted.news from counted where id = ${id}`.execute(tx);
    await wake(tx, topicOf({ side: 'member', owner: memberId }));
  }
  if (sides.includes('office')) {
    await sql`
      with counted as (update talk_offices set news = news + 1 where id = ${officeId} returning news)
      update conversations set office_news = counted.news from counted where id = ${id}`.execute(tx);
    await wake(tx, topicOf({ side: 'office', owner: officeId }));
  }
};

const wake = (tx: Tx, topic: string) => sql`select pg_notify(${newsChannel}, ${topic})`.execute(tx);
