import type { FactorWay } from '@mall/contract/member/second-factor.ops';
import { Refusal } from '@mall/contract/core/refusals';
import type { Hooks } from '../../platform/area.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notifyOfSignIn } from '../accounts/notify-of-sign-in.ts';
import { openSession } from '../accounts/open-session.ts';
import { issueTicket } from './issue-ticket.ts';
import { waysOf } from './second-factor.queries.ts';

/** What the first step of signing in gives: a session, or a ticket for the second step. */
type Entered = { readonly token: string } | { readonly ticket: string; readonly ways: readonly FactorWay[] };

/** Opens a session for a member whose password or code was right, or issues a ticket if they have a second factor. */
export const enter = async (
  tx: Tx,
  { onSignedIn }: Pick<Hooks, 'onSignedIn'>,
  memberId: string,
  caller: Caller,
  /** Whether the member is told, as on a device that is new to them. */
  { tell }: { tell: boolean },
): Promise<Entered> => {
  const ways = await waysOf(tx, memberId);
  if (ways.length > 0) return { ticket: await issueTicket(tx, memberId, caller), ways };
  await onSignedIn(tx, memberId, caller);
  if (tell) await notifyOfSignIn(tx, memberId, caller);
  return { token: await openSession(tx, memberId, caller) };
};

/** After the transaction, which a throw would undo together with the used code. Throws secondFactor.needed. */
export const tokenOf = (entered: Entered): string => {
  if ('token' in entered) return entered.token;
  throw new Refusal('secondFactor.needed', entered);
};
