import type { Input, Output } from '@mall/contract/operations';
import { type Device, knownOf, prepareAccount, removeFiles } from '../../member/index.ts';
import type { Hooks } from '../../platform/area.ts';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Caller, Member } from '../../platform/http/caller.ts';
import type { Limits } from '../../platform/http/rate-limits.ts';
import type { StoragePort } from '../../platform/ports/storage.ts';
import { addFirstOperator } from '../operators/add-first-operator.ts';
import { checkSetupLink, takeSetupLink } from './take-setup-link.ts';

type Parts = { db: Db; limits: Limits; hooks: Hooks; storage: StoragePort; sendsCodes: boolean };

/** The first operator of a mall, by the link that it printed (docs/decisions/071-set-up-link.md). */
export const createSetupService = ({ db, limits, hooks, storage, sendsCodes }: Parts) => {
  // Whoever has the link runs the server: without codes their word about their number is enough.
  const proof = sendsCodes ? 'needed' : 'impossible';

  return {
    check: async (
      caller: Caller,
      { token }: Input<'mallSetup.check'>,
    ): Promise<Output<'mallSetup.check'>> => {
      await limits.take('setupPerAddress', caller.ip);
      await checkSetupLink(db, token);
      return { codes: sendsCodes };
    },

    /** Account, session and operator come to be in one transaction. */
    register: async (
      caller: Caller,
      { token, ...person }: Input<'mallSetup.register'>,
      device: Device,
    ): Promise<string> => {
      await limits.take('setupPerAddress', caller.ip);
      await checkSetupLink(db, token);
      const open = await prepareAccount({ db, sendsCodes, hooks }, caller, person, device);
      const made = await inTransaction(db, async (tx) => {
        await takeSetupLink(tx, token);
        const account = await open(tx);
        await addFirstOperator(tx, { mobile: person.mobile, again: null, proof });
        return account;
      });
      device.remember(made.memberId);
      await removeFiles(storage, made.files);
      return made.token;
    },

    take: async (caller: Member, { token }: Input<'mallSetup.take'>): Promise<null> => {
      await limits.take('setupPerAddress', caller.ip);
      return inTransaction(db, async (tx) => {
        await takeSetupLink(tx, token);
        const { mobile } = await knownOf(tx, caller);
        await addFirstOperator(tx, { mobile, again: null, proof });
        return null;
      });
    },
  };
};
