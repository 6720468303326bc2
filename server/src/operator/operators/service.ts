import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db, Reader } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { addOperator } from './add-operator.ts';
import { changeOperator } from './change-operator.ts';
import { operatorName, operatorsPage } from './operators.queries.ts';
import { toOperator } from './present.ts';
import { removeOperator } from './remove-operator.ts';

type One = Output<'operator.add'>;

/** The operators of the mall: who they are and what each may do (docs/decisions/066-operators.md). */
export const createOperatorService = ({ db, sendsCodes }: { db: Db; sendsCodes: boolean }) => {
  const one = async (reader: Reader, caller: Operator, userId: string): Promise<One> => {
    const { rows } = await operatorsPage(reader, { userId, page: 1, size: 1 });
    const [row] = rows;
    if (row === undefined) throw new Refusal('missing');
    return toOperator(row, caller);
  };

  return {
    me: async (caller: Operator): Promise<Output<'operator.me'>> => ({
      userId: caller.memberId,
      name: await operatorName(db, caller.memberId),
      role: caller.operator.role,
      permissions: [...caller.operator.permissions],
    }),

    list: async (caller: Operator, input: Input<'operator.list'>): Promise<Output<'operator.list'>> => {
      const { keyword, page, size } = input;
      const filter = keyword === undefined ? { page, size } : { keyword, page, size };
      const { rows, total } = await operatorsPage(db, filter);
      return { list: rows.map((row) => toOperator(row, caller)), total, page, size };
    },

    add: (caller: Operator, input: Input<'operator.add'>): Promise<One> =>
      inTransaction(db, async (tx) => one(tx, caller, await addOperator(tx, caller, input, sendsCodes))),

    change: (caller: Operator, input: Input<'operator.change'>): Promise<One> =>
      inTransaction(db, async (tx) => {
        await changeOperator(tx, caller, input);
        return one(tx, caller, input.userId);
      }),

    remove: (caller: Operator, userId: string): Promise<null> =>
      inTransaction(db, async (tx) => {
        await removeOperator(tx, caller, userId);
        return null;
      }),
  };
};
