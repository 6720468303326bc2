import type { HandledReview } from '@mall/office/reviews';
import type { RowAction } from '@mall/ui/office';
import { Flag, MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export type Doing = { review: HandledReview; step: 'answer' | 'report' };

/** What a shop does about a review that shoppers see. */
export const useReviewActions = (run: (doing: Doing) => void) => {
  const { t } = useTranslation('shopReviews');
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (review: HandledReview): RowAction[] => {
    const { state, reply, report } = review;
    const why = state === 'shown' ? false : t('notShown');
    return [
      {
        id: 'answer',
        label: t(reply === null ? 'do.answer' : 'do.changeAnswer'),
        icon: <MessageSquare {...icon} />,
        hotkey: 'a',
        run: () => run({ review, step: 'answer' }),
        disabledBecause: why || (reply !== null && !reply.editable && t('tooLate')),
      },
      {
        id: 'report',
        label: t('do.report'),
        icon: <Flag {...icon} />,
        hotkey: 'r',
        run: () => run({ review, step: 'report' }),
        disabledBecause: why || (report !== null && t('reported')),
      },
    ];
  };
};
