import { Refusal } from '@mall/contract/core/refusals';
import { questionLimits, type QuestionSide } from '@mall/contract/trade/question';
import type { settlementCurrencies } from '@mall/contract/trade/settlement';
import { noteOperator } from '../../../platform/audit/operator.ts';
import type { Tx } from '../../../platform/db/open.ts';
import type { Operator, Staff } from '../../../platform/http/caller.ts';
import { memberMessage } from '../../../platform/notifications/outbox.ts';
import { sendMessages } from '../../../platform/notifications/send-messages.ts';
import { addAdjustment } from '../add-adjustment.ts';
import { ownerOf } from '../shops.queries.ts';
import { lockQuestion } from './questions.queries.ts';

type Said = { readonly id: string; readonly after: number; readonly words: string };
type Held = NonNullable<Awaited<ReturnType<typeof lockQuestion>>>;

/** The shop says more. Throws missing, question.closed, .movedOn, .full. */
export const answerAsShop = async (tx: Tx, { memberId, staff }: Staff, said: Said): Promise<void> => {
  await addWords(tx, await openFor(tx, said, staff.shopId), said, { side: 'shop', by: memberId });
};

/**
 * The mall answers, and with an amount adjusts what it owes the shop: the next statement has it, and its reason is the
 * answer. Of two operators at once one is refused, as the other's answer was not read by them.
 * Throws missing, question.closed, .movedOn, .full.
 */
export const answerAsMall = async (
  tx: Tx,
  caller: Operator,
  { amount, ...said }: Said & { readonly amount?: number | undefined },
): Promise<void> => {
  const held = await openFor(tx, said, null);
  const { shop_id: shopId, period } = held;
  const currency = held.currency as (typeof settlementCurrencies)[number]; // of a statement
  const adjustment =
    amount === undefined
      ? null
      : await addAdjustment(tx, caller, { shopId, currency, amount, reason: said.words });
  await addWords(tx, held, said, {
    side: 'mall',
    by: caller.memberId,
    adjustment_id: adjustment?.id ?? null,
  });
  await sendMessages(tx, [
    memberMessage('question.answered', await ownerOf(tx, shopId), { period }, `${said.id}:${held.said + 1}`),
  ]);
  await noteOperator(tx, caller, 'question.answer', `question:${said.id}`, {
    new: { shop: shopId, ...(amount === undefined ? {} : { amount, currency }) },
    reason: said.words,
  });
};

const openFor = async (tx: Tx, { id, after }: Said, shopId: string | null): Promise<Held> => {
  const held = await lockQuestion(tx, id, shopId);
  if (held === undefined) throw new Refusal('missing');
  if (held.status === 'closed') throw new Refusal('question.closed');
  if (held.said !== after) throw new Refusal('question.movedOn');
  if (held.said >= questionLimits.thread) throw new Refusal('question.full');
  return held;
};

type By = { side: QuestionSide; by: string; adjustment_id?: string | null };

const addWords = async (tx: Tx, held: Held, { words }: Said, by: By): Promise<void> => {
  await tx
    .insertInto('statement_question_words')
    .values({ question_id: held.id, no: held.said + 1, words, ...by })
    .execute();
  await tx
    .updateTable('statement_questions')
    .set({ waits_for: by.side === 'shop' ? 'mall' : 'shop' })
    .where('id', '=', held.id)
    .execute();
};
