import type { Output } from '@mall/contract/operations';
import { sql } from 'kysely';
import { visibleSql } from '../../catalog/index.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';

/** The number of visible favourites, followed brands and viewed products. */
export const personalCounts = async (db: Db, caller: Member): Promise<Output<'brandFollow.count'>> => {
  const { rows } = await sql<Output<'brandFollow.count'>>`
    select
      (select count(*) from favourites f join products p on p.id = f.product_id
        where f.user_id = ${caller.memberId} and ${visibleSql(caller)}) as collect,
      (select count(*) from followed_brands where user_id = ${caller.memberId}) as attention,
      (select count(*) from history h join products p on p.id = h.product_id
        where h.user_id = ${caller.memberId} and ${visibleSql(caller)}) as history`.execute(db);
  return rows[0] ?? { collect: 0, attention: 0, history: 0 };
};
