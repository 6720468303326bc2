import { z } from 'zod';
import { op } from '../core/op.ts';
import { Id, int, listEnvelope } from '../core/schema-helpers.ts';
import { Answer, Question, QuestionsAsked } from '../trade/question.shapes.ts';
import { adjustmentLimits } from '../trade/settlement.ts';

/** What shops ask about their statements, and the mall's answers (docs/decisions/094-payouts-in-batches.md). */
export const mallQuestionOps = {
  'mallQuestion.list': op('mallQuestion.list', {
    access: 'operator:finance.view',
    summary: 'What shops asked about statements: open questions first, of those the oldest',
    input: QuestionsAsked,
    output: listEnvelope(Question),
  }),
  'mallQuestion.answer': op('mallQuestion.answer', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary:
      'Answers a shop; with an amount the answer is an adjustment too, whose reason it is and which is in the next statement',
    input: Answer.extend({
      amount: int(-adjustmentLimits.most, adjustmentLimits.most)
        .refine((amount) => amount !== 0)
        .optional(),
    }),
    output: Question,
    refuses: ['missing', 'question.closed', 'question.movedOn', 'question.full'],
  }),
  'mallQuestion.close': op('mallQuestion.close', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary: 'Closes a question',
    input: z.object({ id: Id }),
    output: Question,
    refuses: ['missing', 'question.closed'],
  }),
};
