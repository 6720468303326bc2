import { handlingLimits, reportReasons } from '@mall/contract/trade/handled-review';
import type { HandledReview } from '@mall/office/reviews';
import { DialogForm, Notice, SelectField, TextArea, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { type ReportReason, useShopReviewSteps } from './useShopReviews.ts';

type Props = { review: HandledReview; onClose: () => void };
type Values = { reason: ReportReason | ''; note: string };

/** Asks the mall to look at a review, with a reason. It stays shown until the mall has decided. */
export function ReportDialog({ review, onClose }: Props) {
  const { t } = useTranslation(['shopReviews', 'reviewParts']);
  const { report } = useShopReviewSteps();
  const form = useForm<Values, 'reason'>({
    initial: { reason: '', note: '' },
    problems: ({ reason }) => (reason === '' ? { reason: 'reason' } : {}),
    say: () => t('report.missing'),
    onSubmit: async ({ reason, note }) => {
      if (reason !== '') await report(review, { reason, note: note.trim() }).then(onClose, () => undefined); // said already
    },
  });
  return (
    <DialogForm form={form} open onClose={onClose} title={t('report.title')} submitLabel={t('report.do')}>
      <Notice>{t('report.means')}</Notice>
      <SelectField
        label={t('report.reason')}
        empty={t('report.choose')}
        options={reportReasons.map((value) => ({ value, label: t(`reviewParts:reportReason.${value}`) }))}
        {...form.field('reason')}
      />
      <TextArea label={t('report.note')} optional counter={handlingLimits.note} {...form.field('note')} />
    </DialogForm>
  );
}
