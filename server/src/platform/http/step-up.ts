import { secondFactor } from '@mall/contract/core/limits';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../db/open.ts';
import type { Caller } from './caller.ts';
import { isProved } from './people.queries.ts';

/**
 * Lets a caller go on who has shown within ten minutes that they are the member of their session, and not somebody
 * at their open screen or with their stolen token. It is read from the database each time: people are cached, and a
 * proof must not be. Throws proof.needed.
 */
export const requireProof = async (db: Db, { tokenHash }: Caller): Promise<void> => {
  if (tokenHash !== null && (await isProved(db, tokenHash, secondFactor.freshMinutes))) return;
  throw new Refusal('proof.needed');
};
