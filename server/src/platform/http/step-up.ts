import { secondFactor as limits } from '@mall/contract/core/limits';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../db/open.ts';
import type { Caller } from './caller.ts';
import { isProved } from './people.queries.ts';

/**
 * Lets a caller of an operation with `stepUp` go on who has shown within ten minutes that they are the member of their session, and not somebody
 * at their open screen or with their stolen token. It is read from the database each time: people are cached, and a
 * proof must not be. Throws proof.needed.
 */
export const requireProof = async (
  db: Db,
  { tokenHash, secondFactor: hasFactor }: Caller,
  stepUp: boolean | 'ofFactor',
): Promise<void> => {
  if (stepUp === false || (stepUp === 'ofFactor' && !hasFactor)) return;
  if (tokenHash !== null && (await isProved(db, tokenHash, limits.freshMinutes))) return;
  throw new Refusal('proof.needed');
};
