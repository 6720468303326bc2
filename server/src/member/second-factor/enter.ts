import type { FactorWay } from '@mall/contract/member/second-factor.ops';
import { Refusal } from '@mall/contract/core/refusals';
import type { Hooks } from '../../platform/area.ts';
import type { Reader } from '../../platform/db/open.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { openSession } from '../accounts/open-session.ts';
import { issueTicket } from './issue-ticket.ts';
import { waysOf } from './second-factor.queries.ts';

/** What the first step of signing in gives: a session, or a ticket for the second step. */
type Entered = { readonly token: string } | { readonly ticket: string; readonly ways: readonly FactorWay[] };

/** Opens a session for a member whose password or code was right, or issues a ticket if they have a second factor. */
export const enter = async (
  reader: Reader,
  { onSignedIn }: Pick<Hooks, 'onSignedIn'>,
  memberId: string,
  caller: Caller,
): Promise<Entered> => {
  const ways = await waysOf(reader, memberId);
  if (ways.length > 0) return { ticket: await issueTicket(reader, memberId, caller), ways };
  await onSignedIn(reader, memberId, caller);
  return { token: await openSession(reader, memberId, caller) };
};

/** After the transaction, which a throw would undo together with the used code. Throws secondFactor.needed. */
export const tokenOf = (entered: Entered): string => {
  if ('token' in entered) return entered.token;
  throw new Refusal('secondFactor.needed', entered);
};
