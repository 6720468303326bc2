import { handlingLimits } from '@mall/contract/trade/handled-review';
import { DialogForm, Notice, TextArea, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { HandledReview } from './review-columns.tsx';

type AnswerDialogProps = {
  review: HandledReview;
  /** Rejects when it is refused, which is said already; what was typed stays. */
  onAnswer: (text: string) => Promise<unknown>;
  onClose: () => void;
};

/** The seller's one answer, which stands below the review on the page of the product. */
export function AnswerDialog({ review: { text: said, reply }, onAnswer, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('reviewParts');
  const form = useForm<{ text: string }, 'text'>({
    initial: { text: reply?.text ?? '' },
    problems: ({ text }) => (text.trim() === '' ? { text: 'text' } : {}),
    say: () => t('answer.missing'),
    onSubmit: ({ text }) => onAnswer(text.trim()).then(onClose, () => undefined),
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t(reply === null ? 'answer.title' : 'answer.change')}
      submitLabel={t('answer.send')}
    >
      <Notice>{said}</Notice>
      <TextArea
        label={t('answer.label')}
        hint={t('answer.hint', { count: handlingLimits.editableDays })}
        counter={handlingLimits.answer}
        {...form.field('text')}
      />
    </DialogForm>
  );
}
