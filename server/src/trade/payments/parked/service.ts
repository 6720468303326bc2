import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../../platform/db/open.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Answers } from '../../../platform/http/answers.ts';
import type { Operator } from '../../../platform/http/caller.ts';
import type { Orders } from '../../orders/move.ts';
import type { PaymentPort } from '../port.ts';
import { assignParked } from './assign-parked.ts';
import { dismissParked } from './dismiss-parked.ts';
import { parkedById, parkedOfIntent, parkedPage } from './parked.queries.ts';
import { toParked } from './present.ts';
import { retryParked } from './retry-parked.ts';
import { returnParked } from './return-parked.ts';
import { sendParked } from './send-parked.ts';

type Parts = Orders & { answers: Answers; ports: readonly PaymentPort[] };
type Parked = Output<'mallParked.assign'>;

/** What was parked of one payment of the mall. */
export const parkedOfPayment = async (
  db: Db,
  ports: readonly PaymentPort[],
  intentId: string,
): Promise<Output<'mallPayment.detail'>['parked']> =>
  (await parkedOfIntent(db, intentId)).map((row) => toParked(ports, row));

/** Money that arrived and fits no payment, as operators deal with it (docs/decisions/084-parked-money.md). */
export const createParkedService = ({ db, campaigns, answers, ports }: Parts) => {
  const one = async (id: string): Promise<Parked> => {
    const row = await parkedById(db, id);
    if (row === undefined) throw new Refusal('missing');
    return toParked(ports, row);
  };
  return {
    list: async (input: Input<'mallParked.list'>): Promise<Output<'mallParked.list'>> => {
      const { rows, total } = await parkedPage(db, input);
      return { list: rows.map((row) => toParked(ports, row)), total, page: input.page, size: input.size };
    },

    assign: async (caller: Operator, input: Input<'mallParked.assign'>): Promise<Parked> => {
      await inTransaction(db, (tx) => assignParked(tx, campaigns, caller, input));
      answers.raise('stock');
      return one(input.id);
    },

    payBack: async (caller: Operator, input: Input<'mallParked.payBack'>): Promise<Parked> => {
      await inTransaction(db, (tx) => returnParked(tx, ports, caller, input));
      if (input.by === 'provider') await sendParked(db, ports, input.id);
      return one(input.id);
    },

    retry: async (caller: Operator, id: string): Promise<Parked> => {
      await inTransaction(db, (tx) => retryParked(tx, caller, id));
      await sendParked(db, ports, id);
      return one(id);
    },

    dismiss: async (caller: Operator, input: Input<'mallParked.dismiss'>): Promise<Parked> => {
      await inTransaction(db, (tx) => dismissParked(tx, caller, input));
      return one(input.id);
    },
  };
};
