import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../../platform/db/open.ts';
import type { Staff } from '../../../platform/http/caller.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { hasLine } from './questions.queries.ts';

/** Of a line, or of the statement as a whole, one question is open: an index refuses the second. Throws missing. */
export const askQuestion = async (
  tx: Tx,
  { memberId, staff }: Staff,
  { statementId, line, words }: Input<'shopQuestion.ask'>,
): Promise<string> => {
  if (!(await hasLine(tx, { shopId: staff.shopId, statementId, line: line ?? null })))
    throw new Refusal('missing');
  const id = newId();
  await tx
    .insertInto('statement_questions')
    .values({ id, statement_id: statementId, line_no: line ?? null, asked_by: memberId })
    .execute();
  await tx
    .insertInto('statement_question_words')
    .values({ question_id: id, no: 1, side: 'shop', by: memberId, words })
    .execute();
  return id;
};
