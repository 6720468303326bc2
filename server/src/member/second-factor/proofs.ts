import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member } from '../../platform/http/caller.ts';
import { maskPhone } from '../../platform/i18n/mask.ts';
import { knownOf } from '../accounts/known.queries.ts';
import { prove } from '../accounts/proof.ts';
import { checkFactor, type FactorParts } from './check-factor.ts';
import { keepChallenge } from './keep-challenge.ts';
import { markProved } from './mark-proved.ts';
import { assertionOptions } from './passkey.ts';
import { passkeysOf, waysOf } from './second-factor.queries.ts';

/**
 * Fresh proofs: before what moves money, shows secrets, changes rights or erases, somebody shows once more that they
 * are the member. Who has a second factor shows that; a password that was stolen with a session is no proof of it.
 */
export const createProofs = (parts: FactorParts) => ({
  ways: async (caller: Member): Promise<Output<'account.proofWays'>> => {
    const known = await knownOf(parts.db, caller);
    const factors = await waysOf(parts.db, caller.memberId);
    const usual = known.password_hash === null ? (['code'] as const) : (['password', 'code'] as const);
    return { ways: factors.length > 0 ? factors : [...usual], mobile: maskPhone(known.mobile) };
  },

  options: async (caller: Member) => {
    const { db, party } = parts;
    const passkeys = await passkeysOf(db, caller.memberId);
    if (passkeys.length === 0) throw new Refusal('secondFactor.none');
    const options = await assertionOptions(party, passkeys);
    await keepChallenge(db, { to: sessionOf(caller), purpose: 'prove' }, caller.memberId, options.challenge);
    return { ...options };
  },

  prove: async (caller: Member, input: Input<'account.prove'>): Promise<null> => {
    const { db } = parts;
    const known = await knownOf(db, caller);
    const factors = await waysOf(db, caller.memberId);
    const useProof =
      factors.length > 0
        ? await checkFactor(parts, caller, input, { to: sessionOf(caller), purpose: 'prove' })
        : await prove(parts, caller, known, input, 'stepUp');
    await inTransaction(db, async (tx) => {
      await useProof(tx);
      await markProved(tx, sessionOf(caller));
    });
    return null;
  },
});

/** The hash of the token with which a member came. Throws session.expired, as for one who came without. */
export const sessionOf = ({ tokenHash }: Member): string => {
  if (tokenHash === null) throw new Refusal('session.expired');
  return tokenHash;
};
