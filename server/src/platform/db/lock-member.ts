import { sql } from 'kysely';
import type { Tx } from './open.ts';

/** Serialises a member's own changes: two requests at once see each other's result. */
export const lockMember = async (tx: Tx, memberId: string): Promise<void> => {
  await sql`select id from users where id = ${memberId} for no key update`.execute(tx);
};
