import type { Input, Output } from '@mall/contract/operations';
import {
  changeAttribute,
  createAttribute,
  findAnew,
  hideAttribute,
  moveAttribute,
  removeAttribute,
} from '../../catalog/index.ts';
import type { AreaOptions } from '../../platform/area.ts';
import type { Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { listAttributes } from './attributes.queries.ts';

type Parts = Pick<AreaOptions, 'answers' | 'jobs'> & { readonly db: AreaOptions['opened']['db'] };

/** Styles, materials, colours and units of the mall (decisions 077, 113). Filters of shoppers have a new name at once. */
export const createAttributeService = ({ db, answers, jobs }: Parts) => {
  const changed = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const done = await inTransaction(db, work);
    answers.raise('catalogue');
    return done;
  };
  return {
    list: (): Promise<Output<'mallAttribute.list'>> => listAttributes(db),
    create: (caller: Operator, input: Input<'mallAttribute.create'>) =>
      changed(async (tx) => ({ key: await createAttribute(tx, caller, input) })),
    change: (caller: Operator, input: Input<'mallAttribute.change'>) =>
      changed(async (tx) => {
        await changeAttribute(tx, caller, input);
        if (input.kind === 'style') await findAnew(jobs, tx, { style: input.key });
        return null;
      }),
    move: (caller: Operator, input: Input<'mallAttribute.move'>) =>
      changed(async (tx) => {
        await moveAttribute(tx, caller, input);
        return null;
      }),
    hide: (caller: Operator, input: Input<'mallAttribute.hide'>) =>
      changed(async (tx) => {
        await hideAttribute(tx, caller, input);
        return null;
      }),
    remove: (caller: Operator, input: Input<'mallAttribute.remove'>) =>
      changed(async (tx) => {
        await removeAttribute(tx, caller, input);
        return null;
      }),
  };
};
