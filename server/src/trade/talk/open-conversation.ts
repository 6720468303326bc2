import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { openOffice } from './open-office.ts';

/** The conversation of a member with an office; nobody sees it before something is said. Returns its id. */
export const openConversation = async (tx: Tx, memberId: string, shopId: string | null): Promise<string> => {
  const officeId = await openOffice(tx, shopId);
  await tx
    .insertInto('talk_members')
    .values({ user_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Two tabs that open it at once get the same.
  const { rows } = await sql<{ id: string }>`
    insert into conversations (id, member_id, office_id) values (${newId()}, ${memberId}, ${officeId})
    on conflict (member_id, office_id) do update set member_id = excluded.member_id returning id`.execute(tx);
  return rows[0]?.id ?? '';
};
