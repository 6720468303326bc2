import type { Input, Output } from '@mall/contract/operations';
import {
  changeGroup,
  createGroup,
  findAnew,
  listGroups,
  removeGroup,
  settleMiss,
} from '../../catalog/index.ts';
import type { AreaOptions } from '../../platform/area.ts';
import type { Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { listMisses } from './misses.queries.ts';

type Parts = Pick<AreaOptions, 'jobs'> & { readonly db: AreaOptions['opened']['db'] };

/** What people search in vain, and words that mean the same (decision 096). */
export const createSearchService = ({ db, jobs }: Parts) => {
  /** Products with one of the words that the work gives are found anew by a job: there may be thousands. */
  const regrouped = async (work: (tx: Tx) => Promise<readonly string[]>): Promise<null> => {
    await inTransaction(db, async (tx) => {
      const words = await work(tx);
      if (words.length > 0) await findAnew(jobs, tx, { words: words.join('\n') });
    });
    return null;
  };
  return {
    misses: (input: Input<'mallSearch.misses'>) => listMisses(db, input),
    settle: async (caller: Operator, input: Input<'mallSearch.settle'>): Promise<null> => {
      await inTransaction(db, (tx) => settleMiss(tx, caller, input));
      return null;
    },
    groups: async (): Promise<Output<'mallSearch.groups'>> =>
      (await listGroups(db)).map(({ id, words, ...group }) => ({
        ...group,
        id: String(id),
        words: [...words],
      })),
    createGroup: (caller: Operator, input: Input<'mallSearch.createGroup'>) =>
      regrouped((tx) => createGroup(tx, caller, input)),
    changeGroup: (caller: Operator, input: Input<'mallSearch.changeGroup'>) =>
      regrouped((tx) => changeGroup(tx, caller, input)),
    removeGroup: (caller: Operator, input: Input<'mallSearch.removeGroup'>) =>
      regrouped((tx) => removeGroup(tx, caller, input)),
  };
};
