import type { Tx } from '../../platform/db/open.ts';

/** The name and password that somebody chose for the account they just made. */
export const savePerson = async (
  tx: Tx,
  memberId: string,
  person: { readonly name: string; readonly password_hash: string },
): Promise<void> => {
  await tx.updateTable('users').set(person).where('id', '=', memberId).execute();
};
