import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';

/** Closes the office that the caller's session sees; nothing where it sees none. */
export const endLook = async (tx: Tx, caller: Operator): Promise<void> => {
  await tx
    .deleteFrom('shop_looks')
    .where('token_hash', '=', caller.tokenHash ?? '')
    .execute();
};
