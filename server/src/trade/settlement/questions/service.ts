import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../../platform/audit/operator.ts';
import type { Db } from '../../../platform/db/open.ts';
import { inTransaction, isUniqueViolation } from '../../../platform/db/transaction.ts';
import type { Operator, Staff } from '../../../platform/http/caller.ts';
import { memberMessage } from '../../../platform/notifications/outbox.ts';
import { sendMessages } from '../../../platform/notifications/send-messages.ts';
import { ownerOf } from '../shops.queries.ts';
import { answerAsMall, answerAsShop } from './answer-question.ts';
import { askQuestion } from './ask-question.ts';
import { closeQuestion } from './close-question.ts';
import { toQuestion } from './question.present.ts';
import { questionPage } from './questions.queries.ts';

type Question = Output<'shopQuestion.ask'>;

/** What shops ask about their statements (docs/decisions/094-payouts-in-batches.md). */
export const createQuestions = ({ db }: { db: Db }) => {
  const list = async (
    input: Input<'shopQuestion.list'>,
    shopId?: string,
  ): Promise<Output<'shopQuestion.list'>> => {
    const { rows, total } = await questionPage(db, { ...input, shopId });
    return { list: rows.map(toQuestion), total, page: input.page, size: input.size };
  };
  const one = async (id: string): Promise<Question> => {
    const [row] = (await questionPage(db, { id, page: 1, size: 1 })).rows;
    if (row === undefined) throw new Refusal('missing');
    return toQuestion(row);
  };
  return {
    ofShop: ({ staff }: Staff, input: Input<'shopQuestion.list'>) => list(input, staff.shopId),
    ofAll: (input: Input<'mallQuestion.list'>) => list(input),

    ask: async (caller: Staff, input: Input<'shopQuestion.ask'>): Promise<Question> => {
      try {
        return await one(await inTransaction(db, (tx) => askQuestion(tx, caller, input)));
      } catch (error) {
        throw isUniqueViolation(error) ? new Refusal('question.open') : error;
      }
    },

    answerAsShop: async (caller: Staff, input: Input<'shopQuestion.answer'>): Promise<Question> => {
      await inTransaction(db, (tx) => answerAsShop(tx, caller, input));
      return one(input.id);
    },

    answerAsMall: async (caller: Operator, input: Input<'mallQuestion.answer'>): Promise<Question> => {
      await inTransaction(db, (tx) => answerAsMall(tx, caller, input));
      return one(input.id);
    },

    closeAsShop: async ({ memberId, staff }: Staff, id: string): Promise<Question> => {
      await inTransaction(db, (tx) => closeQuestion(tx, { id, by: memberId, shopId: staff.shopId }));
      return one(id);
    },

    closeAsMall: async (caller: Operator, id: string): Promise<Question> => {
      await inTransaction(db, async (tx) => {
        const { shopId, period } = await closeQuestion(tx, { id, by: caller.memberId, shopId: null });
        await sendMessages(tx, [memberMessage('question.closed', await ownerOf(tx, shopId), { period }, id)]);
        await noteOperator(tx, caller, 'question.close', `question:${id}`, { new: { shop: shopId } });
      });
      return one(id);
    },
  };
};
