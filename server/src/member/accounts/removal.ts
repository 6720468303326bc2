import { pictureWidths } from '@mall/contract/core/media';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { Limits } from '../../platform/http/rate-limits.ts';
import type { StoragePort } from '../../platform/ports/storage.ts';
import { erasePerson } from './erase.ts';
import { recordChange } from './record-change.ts';
import { prove } from './proof.ts';
import { knownOf } from './known.queries.ts';
import { appointsAlone, lockWhole, type Obstacles, obstaclesOf } from './removal.queries.ts';

type Parts = { db: Db; limits: Limits; storage: StoragePort; answers: Answers };

/**
 * Leaving the mall (docs/features/own-account.md): refused while an order is under way, money is owed, or a
 * shop has no other owner.
 */
export const createRemovalService = ({ db, limits, storage, answers }: Parts) => ({
  obstacles: (caller: Member): Promise<Obstacles> => obstaclesOf(db, caller.memberId),

  remove: async (caller: Member, input: Input<'account.remove'>): Promise<null> => {
    const known = await knownOf(db, caller);
    const useProof = await prove({ db, limits }, caller, known, input, 'removal');
    const files = await inTransaction(db, async (tx) => {
      // Also against orders that are being placed: they hold a share lock of this row.
      await lockWhole(tx, caller.memberId);
      requireNone(await obstaclesOf(tx, caller.memberId));
      if (await appointsAlone(tx, caller.memberId)) throw new Refusal('operator.last');
      await useProof(tx);
      await recordChange(tx, caller, 'account.removed');
      return erasePerson(tx, caller.memberId, known.mobile);
    });
    answers.raise('reviews');
    await removeFiles(storage, files);
    return null;
  },
});

/**
 * Removes the files of somebody who is gone. After the transaction: a file that stays behind has no owner and no
 * address; an erased row with an existing file is worse.
 */
export const removeFiles = async (storage: StoragePort, files: readonly string[]): Promise<void> => {
  for (const key of files.flatMap(withItsWidths)) await storage.remove(key);
};

/** A picture's own file and those that were made from it (server/src/platform/media/serve.ts). */
const withItsWidths = (key: string): string[] => [
  key,
  ...pictureWidths.map((width) => `sized/w${width}/${key}`),
];

/** Throws account.ordersUnderWay, account.moneyOwed, account.ownsShop. */
export const requireNone = ({ ordersUnderWay, moneyOwed, ownsShop }: Obstacles): void => {
  if (ordersUnderWay.length > 0)
    throw new Refusal('account.ordersUnderWay', { count: ordersUnderWay.length });
  if (moneyOwed !== 0) throw new Refusal('account.moneyOwed', { amount: moneyOwed });
  if (ownsShop) throw new Refusal('account.ownsShop');
};
