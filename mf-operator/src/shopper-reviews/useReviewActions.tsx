import type { RowAction } from '@mall/ui/office';
import { Eye, EyeOff, Flag, ImagePlus, MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { picturesOf } from './pictures-of.ts';
import type { ShopperReview, useReviewSteps } from './useShopperReviews.ts';

export type Doing = { review: ShopperReview; step: 'hide' | 'answer' | 'buyerShow' };
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What can be done about a review in its state by who may; the mall answers those of its own orders. */
export const useReviewActions = (
  steps: ReturnType<typeof useReviewSteps>,
  may: { decide: boolean; content: boolean },
  run: (doing: Doing) => void,
): ((review: ShopperReview) => RowAction[]) => {
  const { t } = useTranslation('shopperReviews');
  return (review) => {
    const { state, shop, reply, report } = review;
    const shown = state === 'shown';
    const inShow = may.content && shown && picturesOf(review).length > 0;
    return [
      ...(may.decide && !shown
        ? [
            {
              id: 'show',
              label: t(state === 'waiting' ? 'do.letThrough' : 'do.show'),
              icon: <Eye {...icon} />,
              hotkey: 's',
              run: () => steps.show(review),
            },
          ]
        : []),
      ...(may.decide && shown && shop === null && (reply === null || reply.editable)
        ? [
            {
              id: 'answer',
              label: t(reply === null ? 'do.answer' : 'do.changeAnswer'),
              icon: <MessageSquare {...icon} />,
              hotkey: 'a',
              run: () => run({ review, step: 'answer' }),
            },
          ]
        : []),
      ...(inShow
        ? [
            {
              id: 'buyerShow',
              label: t('do.buyerShow'),
              icon: <ImagePlus {...icon} />,
              hotkey: 'b',
              run: () => run({ review, step: 'buyerShow' }),
            },
          ]
        : []),
      ...(may.decide && shown && report?.state === 'open'
        ? [
            {
              id: 'dismiss',
              label: t('do.dismiss'),
              icon: <Flag {...icon} />,
              hotkey: 'd',
              run: () => steps.dismiss(review),
            },
          ]
        : []),
      ...(may.decide && state !== 'hidden'
        ? [
            {
              id: 'hide',
              label: t('do.hide'),
              icon: <EyeOff {...icon} />,
              danger: true,
              hotkey: 'h',
              run: () => run({ review, step: 'hide' }),
            },
          ]
        : []),
    ];
  };
};
