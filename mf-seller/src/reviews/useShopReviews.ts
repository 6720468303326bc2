import { reportReasons, shopReviewTabs } from '@mall/contract/trade/handled-review';
import { type HandledReview, pictures, stars } from '@mall/office/reviews';
import { refresh, toast, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';

const pageSize = 20;
export type ReportReason = (typeof reportReasons)[number];

/** Reviews of what the shop has sold, by the filters in the address. */
export const useShopReviews = () => {
  const address = useListAddress({ tab: shopReviewTabs, stars, pictures });
  const { asked, page } = address;
  const filter = {
    ...(asked.stars === 'all' ? {} : { stars: asked.stars }),
    ...(asked.pictures === 'all' ? {} : { pictures: true }),
  };
  const answer = useQueryOf(
    'shopReview.list',
    { tab: asked.tab, ...filter, page, size: pageSize },
    { placeholderData: (before) => before },
  );
  const { data } = answer;
  return {
    ...address,
    narrowed: Object.keys(filter).length > 0,
    widen: () => address.ask({ stars: 'all', pictures: 'all' }),
    size: pageSize,
    ...loadOf(answer),
    rows: data?.list ?? [],
    total: data?.total ?? 0,
    counts: data?.counts ?? {},
  } as const;
};
export type ShopReviews = ReturnType<typeof useShopReviews>;

/** The shop's answer to a review, and its report of one. The list is read anew: somebody else may have been faster. */
export const useShopReviewSteps = () => {
  const { t } = useTranslation('shopReviews');
  const onSettled = () => void refresh('shopReview.list');
  const answer = useMutationOf('shopReview.answer', { onSettled });
  const report = useMutationOf('shopReview.report', { onSettled });
  return {
    answer: async ({ id, version }: HandledReview, text: string): Promise<void> => {
      await answer.mutateAsync({ id, version, text });
      toast.success(t('done.answered'));
    },
    report: async (
      { id, version }: HandledReview,
      said: { reason: ReportReason; note: string },
    ): Promise<void> => {
      await report.mutateAsync({ id, version, ...said });
      toast.success(t('done.reported'));
    },
  };
};
