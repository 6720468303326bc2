import type { Input } from '@mall/contract/operations';
import type { Hooks } from '../../platform/area.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { hashToken } from '../../platform/http/context.ts';
import type { Device } from '../accounts/device.ts';
import { notifyOfSignIn } from '../accounts/notify-of-sign-in.ts';
import { openSession } from '../accounts/open-session.ts';
import { checkFactor, type FactorParts } from './check-factor.ts';
import { closeTicket, tryTicket } from './issue-ticket.ts';
import { keepChallenge } from './keep-challenge.ts';
import { assertionOptions } from './passkey.ts';
import { passkeysOf, userOfTicket } from './second-factor.queries.ts';

/** The second step of signing in, which goes on from the ticket of the first (decisions/056). */
export const createSecondStep = (parts: FactorParts & { hooks: Pick<Hooks, 'onSignedIn'> }) => ({
  options: async (caller: Caller, { ticket }: Input<'session.passkeyOptions'>) => {
    const { db, party } = parts;
    const hash = hashToken(ticket);
    const userId = await userOfTicket(db, hash, caller.userAgent);
    const options = await assertionOptions(party, await passkeysOf(db, userId));
    await keepChallenge(db, { to: hash, purpose: 'signIn' }, userId, options.challenge);
    return { ...options };
  },

  /** Answers with the token, as the first step does for an account without second factor. */
  finish: async (
    caller: Caller,
    { ticket, ...given }: Input<'session.secondFactor'>,
    device: Device,
  ): Promise<string> => {
    const { db, hooks } = parts;
    const hash = hashToken(ticket);
    const memberId = await tryTicket(db, hash, caller.userAgent);
    const useFactor = await checkFactor(parts, { ...caller, memberId }, given, {
      to: hash,
      purpose: 'signIn',
    });
    const token = await inTransaction(db, async (tx) => {
      await closeTicket(tx, hash);
      await useFactor(tx);
      await hooks.onSignedIn(tx, memberId, caller);
      if (!device.knows(memberId)) await notifyOfSignIn(tx, memberId, caller);
      return openSession(tx, memberId, caller);
    });
    device.remember(memberId);
    return token;
  },
});
