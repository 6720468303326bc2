import type { Output } from '@mall/contract/operations';
import type { Db } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';

export const listViews = async (db: Db, caller: Member, page: string): Promise<Output<'savedView.list'>> => ({
  list: await db
    .selectFrom('saved_views')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', caller.memberId)
    .where('page', '=', page)
    .orderBy('at')
    .execute(),
});
