import { z } from 'zod';
import { op } from '../core/op.ts';
import { Id, listEnvelope } from '../core/schema-helpers.ts';
import { Answer, Ask, Question, QuestionsAsked } from '../trade/question.shapes.ts';

/** What a shop asks about its statements (docs/decisions/094-payouts-in-batches.md). */
export const shopQuestionOps = {
  'shopQuestion.list': op('shopQuestion.list', {
    access: 'staff:finance.view',
    summary: 'What the shop asked about its statements, open questions first',
    input: QuestionsAsked,
    output: listEnvelope(Question),
  }),
  'shopQuestion.ask': op('shopQuestion.ask', {
    access: 'staff:finance.view',
    summary: 'Questions a line of a statement, or all of it; of each one question is open at a time',
    input: Ask,
    output: Question,
    refuses: ['missing', 'question.open'],
  }),
  'shopQuestion.answer': op('shopQuestion.answer', {
    access: 'staff:finance.view',
    summary: 'Says more about a question that is open',
    input: Answer,
    output: Question,
    refuses: ['missing', 'question.closed', 'question.movedOn', 'question.full'],
  }),
  'shopQuestion.close': op('shopQuestion.close', {
    access: 'staff:finance.view',
    summary: 'Says that a question is settled',
    input: z.object({ id: Id }),
    output: Question,
    refuses: ['missing', 'question.closed'],
  }),
};
