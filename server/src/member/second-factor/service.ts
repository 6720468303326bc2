import { pickText } from '@mall/contract/core/languages';
import { secondFactor } from '@mall/contract/core/limits';
import { Refusal } from '@mall/contract/core/refusals';
import type { Input, Output } from '@mall/contract/operations';
import type { Tx } from '../../platform/db/open.ts';
import { lockMember } from '../../platform/db/lock-member.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member } from '../../platform/http/caller.ts';
import { maskPhone } from '../../platform/i18n/mask.ts';
import { createQrCodes } from '../../platform/qr/qr-code.ts';
import { readPlatform } from '../../platform/settings/platform.queries.ts';
import { knownOf } from '../accounts/known.queries.ts';
import { endSessions } from '../accounts/open-session.ts';
import { recordAndNotify } from '../accounts/record-change.ts';
import { addOneTimeCodes, addPasskey, addSecret } from './add-factor.ts';
import { changePasskeyName } from './change-passkey.ts';
import type { FactorParts } from './check-factor.ts';
import { keepChallenge, takeChallenge } from './keep-challenge.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { addressForApp, newSecret, stepOf } from './one-time-code.ts';
import { checkRegistration, registrationOptions } from './passkey.ts';
import { sessionOf } from './proofs.ts';
import { factorsOf, passkeysOf, secretOfApp, waysOf } from './second-factor.queries.ts';
import { removeIdleRecoveryCodes, removeOneTimeCodes, removePasskey } from './remove-factor.ts';

/**
 * The second factors of a member (decisions/056). Each change needs a fresh proof (`stepUp` in the contract), is
 * recorded, and the member hears of it.
 */
export const createSecondFactorService = ({ db, secret, party }: FactorParts) => {
  const mallIn = async ({ language }: Member): Promise<string> =>
    pickText((await readPlatform(db)).shopName, language).text;

  const changed = <T>(caller: Member, work: (tx: Tx) => Promise<T>): Promise<T> =>
    inTransaction(db, async (tx) => {
      await lockMember(tx, caller.memberId);
      return work(tx);
    });

  /**
   * Adds a factor by `work`. With the first one, sessions that never showed one end, and recovery codes are made.
   */
  const added = (caller: Member, work: (tx: Tx) => Promise<void>): Promise<{ recoveryCodes: string[] }> =>
    changed(caller, async (tx) => {
      const isFirst = (await waysOf(tx, caller.memberId)).length === 0;
      await work(tx);
      if (!isFirst) return { recoveryCodes: [] };
      await endSessions(tx, caller.memberId, sessionOf(caller));
      return { recoveryCodes: await makeRecoveryCodes(tx, secret, caller.memberId) };
    });

  return {
    list: async (caller: Member): Promise<Output<'secondFactor.list'>> => {
      const { passkeys, authenticator, recovery } = await factorsOf(db, caller.memberId);
      return {
        passkeys: passkeys.map(({ id, name, created_at: since, used_at: usedAt }) => ({
          id,
          name,
          since: since.toISOString(),
          usedAt: usedAt?.toISOString() ?? null,
        })),
        oneTimeCodes:
          authenticator === undefined || authenticator.confirmed_at === null
            ? null
            : {
                since: authenticator.confirmed_at.toISOString(),
                usedAt: authenticator.used_at?.toISOString() ?? null,
              },
        recoveryCodesLeft: recovery,
      };
    },

    passkeyOptions: async (caller: Member) => {
      const { mobile } = await knownOf(db, caller);
      const present = await passkeysOf(db, caller.memberId);
      requireRoom(present.length);
      const person = { id: caller.memberId, name: maskPhone(mobile) };
      const options = await registrationOptions(party, await mallIn(caller), person, present);
      await keepChallenge(
        db,
        { to: sessionOf(caller), purpose: 'register' },
        caller.memberId,
        options.challenge,
      );
      return { ...options };
    },

    addPasskey: async (caller: Member, { name, passkey }: Input<'secondFactor.addPasskey'>) => {
      const bound = { to: sessionOf(caller), purpose: 'register' } as const;
      const challenge = await takeChallenge(db, bound, caller.memberId);
      const made = await checkRegistration(party, challenge, passkey);
      return added(caller, async (tx) => {
        requireRoom((await passkeysOf(tx, caller.memberId)).length);
        await addPasskey(tx, caller.memberId, name, made);
        await recordAndNotify(tx, caller, 'account.passkeyAdded', { name });
      });
    },

    renamePasskey: (caller: Member, { id, name }: Input<'secondFactor.renamePasskey'>): Promise<null> =>
      changed(caller, async (tx) => {
        await changePasskeyName(tx, caller.memberId, id, name);
        await recordAndNotify(tx, caller, 'account.passkeyRenamed', { name });
        return null;
      }),

    removePasskey: (caller: Member, { id }: Input<'secondFactor.removePasskey'>): Promise<null> =>
      changed(caller, async (tx) => {
        const name = await removePasskey(tx, caller.memberId, id);
        await removeIdleRecoveryCodes(tx, caller.memberId);
        await recordAndNotify(tx, caller, 'account.passkeyRemoved', { name });
        return null;
      }),

    beginCodes: async (caller: Member): Promise<Output<'secondFactor.beginCodes'>> => {
      const { mobile } = await knownOf(db, caller);
      const made = newSecret();
      await addSecret(db, caller.memberId, secret.seal('authenticator', made));
      const uri = addressForApp(await mallIn(caller), maskPhone(mobile), made);
      // A cache of its own that nobody keeps: the picture shows the secret.
      return { secret: made, uri, svg: (await createQrCodes().of(uri)).svg };
    },

    confirmCodes: async (caller: Member, { one_time_code }: Input<'secondFactor.confirmCodes'>) => {
      const sealed = await secretOfApp(db, caller.memberId, false);
      if (sealed === undefined) throw new Refusal('secondFactor.codesOn');
      const step = await stepOf(secret.open('authenticator', sealed), one_time_code);
      if (step === null) throw new Refusal('secondFactor.wrong');
      return added(caller, async (tx) => {
        await addOneTimeCodes(tx, caller.memberId, sealed, step);
        await recordAndNotify(tx, caller, 'account.oneTimeCodesOn');
      });
    },

    removeCodes: (caller: Member): Promise<null> =>
      changed(caller, async (tx) => {
        await removeOneTimeCodes(tx, caller.memberId);
        await removeIdleRecoveryCodes(tx, caller.memberId);
        await recordAndNotify(tx, caller, 'account.oneTimeCodesOff');
        return null;
      }),

    makeRecoveryCodes: (caller: Member): Promise<{ recoveryCodes: string[] }> =>
      changed(caller, async (tx) => {
        if ((await waysOf(tx, caller.memberId)).length === 0) throw new Refusal('secondFactor.none');
        const recoveryCodes = await makeRecoveryCodes(tx, secret, caller.memberId);
        await recordAndNotify(tx, caller, 'account.recoveryCodesMade');
        return { recoveryCodes };
      }),
  };
};

const requireRoom = (present: number): void => {
  if (present >= secondFactor.mostPasskeys)
    throw new Refusal('secondFactor.tooManyPasskeys', { max: secondFactor.mostPasskeys });
};
