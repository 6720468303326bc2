import type { Sent } from '@mall/contract/operations';
import { readUnits } from '@mall/contract/core/money';
import { questionLimits as limits } from '@mall/contract/trade/question';
import { adjustmentLimits } from '@mall/contract/trade/settlement';
import { toast, useMutationOf } from '@mall/platform';
import { DialogForm, RadioGroup, TextArea, TextField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { questionRefreshes } from './question-refreshes.ts';
import { QuestionThread } from './QuestionThread.tsx';
import type { AskedBy, Question } from './types.ts';

type Values = { words: string; way: 'none' | 'give' | 'take'; amount: string };
type Props = { reads: AskedBy; question: Question; onClose: () => void };

/** The next word of a question; the mall may adjust what it owes the shop with it. */
export function AnswerDialog({ reads, question, onClose }: Props) {
  const { t } = useTranslation('settlement');
  const asShop = useMutationOf('shopQuestion.answer', { refreshes: questionRefreshes });
  const asMall = useMutationOf('mallQuestion.answer', { refreshes: questionRefreshes });
  const isMall = reads === 'mallQuestion';
  const amountOf = (typed: string): number => {
    const amount = readUnits(typed) ?? 0;
    return amount > adjustmentLimits.most ? 0 : amount;
  };
  const form = useForm<Values, 'words' | 'amount'>({
    initial: { words: '', way: 'none', amount: '' },
    problems: ({ words, way, amount }) => ({
      ...(words.trim() === '' ? { words: 'words' as const } : {}),
      ...(way !== 'none' && amountOf(amount) === 0 ? { amount: 'amount' as const } : {}),
    }),
    say: (problem) => t(`question.wrong.${problem}`),
    onSubmit: async ({ words, way, amount }) => {
      const said: Sent<'mallQuestion.answer'> = {
        ...{ id: question.id, after: question.thread.at(-1)?.no ?? 1, words },
        ...(way === 'none' ? {} : { amount: way === 'give' ? amountOf(amount) : -amountOf(amount) }),
      };
      await (isMall ? asMall.mutateAsync(said) : asShop.mutateAsync(said)).then(
        () => {
          toast.success(t('question.answered'));
          onClose();
        },
        () => undefined, // said already; what was typed stays
      );
    },
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('question.answer')}
      submitLabel={t('question.send')}
    >
      <QuestionThread question={question} />
      <TextArea label={t('question.words')} counter={limits.words} {...form.field('words')} />
      {isMall && (
        <RadioGroup
          label={t('question.adjust')}
          look="line"
          options={(['none', 'give', 'take'] as const).map((value) => ({
            value,
            label: t(`question.way.${value}`),
          }))}
          {...form.field('way')}
        />
      )}
      {isMall && form.values.way !== 'none' && (
        <TextField
          label={t('question.amount')}
          hint={t('question.amountHint')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          {...form.field('amount')}
        />
      )}
    </DialogForm>
  );
}
