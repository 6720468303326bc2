import type { Reader } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { unreadOf } from './conversations.queries.ts';

/** What a member has not read in conversations; of their shop the conversations, where they may answer there. */
export const unreadTalks = async (
  reader: Reader,
  { memberId, staff }: Member,
  audience: 'member' | 'shop',
): Promise<number> => {
  if (audience === 'member') return unreadOf(reader, { side: 'member', owner: memberId, by: memberId });
  if (staff === null || !staff.permissions.includes('talk.answer')) return 0;
  return unreadOf(reader, { side: 'office', owner: staff.shopId, by: memberId });
};
