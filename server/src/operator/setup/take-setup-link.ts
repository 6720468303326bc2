import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/open.ts';
import { hashToken } from '../../platform/http/context.ts';
import { lockOperators } from '../operators/operators.queries.ts';
import { hasOperator, isValidLink } from './setup.queries.ts';

/** Leaves the link unused. Throws setup.over, setup.linkWrong. */
export const checkSetupLink = async (reader: Reader, token: string): Promise<void> => {
  if (await hasOperator(reader)) throw new Refusal('setup.over');
  if (!(await isValidLink(reader, hashToken(token)))) throw new Refusal('setup.linkWrong');
};

/** Uses the link up in the transaction that makes the operator. Throws setup.over, setup.linkWrong. */
export const takeSetupLink = async (tx: Tx, token: string): Promise<void> => {
  // Two with the same link wait for each other, and the second finds the operator that the first made.
  await sql`lock table operators in share row exclusive mode`.execute(tx);
  if ((await lockOperators(tx)).length > 0) throw new Refusal('setup.over');
  const used = await tx
    .deleteFrom('setup_links')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (used.numDeletedRows === 0n) throw new Refusal('setup.linkWrong');
};
