import { useSavedViews } from '@mall/office';
import { EmptyMessage } from '@mall/ui';
import { ViewMenu } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import type { ShopperReviews } from './useShopperReviews.ts';

/** The views of a day, and the saved ones. */
export function ReviewViews({ reviews }: { reviews: ShopperReviews }) {
  const { t } = useTranslation('shopperReviews');
  return (
    <ViewMenu
      views={[
        { id: 'all', name: t('view.all'), query: '' },
        ...(['waiting', 'reported', 'hidden'] as const).map((tab) => ({
          id: tab,
          name: t(`tab.${tab}`),
          query: `tab=${tab}`,
        })),
        { id: 'mall', name: t('view.mall'), query: 'shop=mall' },
        { id: 'bad', name: t('view.bad'), query: 'stars=1' },
      ]}
      {...useSavedViews('operator.shopperReviews', reviews)}
    />
  );
}

/** Nothing waits, or none that fits and the way to see all. */
export function NoReviews({ reviews: { asked, narrowed, widen } }: { reviews: ShopperReviews }) {
  const { t } = useTranslation('shopperReviews');
  return narrowed ? (
    <EmptyMessage
      title={t('notFound')}
      reason={t('notFoundReason')}
      action={{ label: t('widen'), onClick: widen }}
    />
  ) : (
    <EmptyMessage title={t(`none.${asked.tab}`)} reason={t('noneReason')} />
  );
}
