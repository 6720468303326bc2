import { shopReviewTabs } from '@mall/contract/trade/handled-review';
import { orderCountCap } from '@mall/contract/trade/order';
import { KeysFoot } from '@mall/office';
import { AnswerDialog, type HandledReview, reviewColumns, StarsFilter } from '@mall/office/reviews';
import { useMay, useSingleKeys } from '@mall/platform';
import { Button, EmptyMessage, Tabs } from '@mall/ui';
import { DataTable, OfficeCard, OfficePage, Toolbar } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportDialog } from './ReportDialog.tsx';
import { type Doing, useReviewActions } from './useReviewActions.tsx';
import { type ShopReviews, useShopReviews, useShopReviewSteps } from './useShopReviews.ts';

const columns = reviewColumns<HandledReview>({});

/** Reviews of what the shop has sold: answered, and reported to the mall. */
export function ReviewsScreen() {
  const { t } = useTranslation(['shopReviews', 'reviewParts']);
  const keys = useSingleKeys();
  const reviews = useShopReviews();
  const steps = useShopReviewSteps();
  const [doing, setDoing] = useState<Doing>();
  const actions = useReviewActions(setDoing);
  const may = useMay('order.edit');
  const { asked, ask, counts } = reviews;
  const close = () => setDoing(undefined);
  return (
    <OfficePage title={t('title')} sub={t('sub')}>
      <OfficeCard flush>
        <Tabs
          label={t('tabs')}
          tabs={shopReviewTabs.map((id) => ({ id, label: t(`tab.${id}`), count: counts[id] }))}
          value={asked.tab}
          onChange={(tab) => ask({ tab })}
        >
          <Toolbar>
            <StarsFilter value={asked} onChange={ask} />
            {reviews.narrowed && (
              <Button tone="ghost" size="small" onClick={reviews.widen}>
                {t('clear')}
              </Button>
            )}
          </Toolbar>
          <DataTable
            label={t('title')}
            columns={columns}
            rows={reviews.rows}
            rowKey={({ id }) => id}
            rowName={({ author, product }) => `${author}, ${product.name}`}
            say={(key) => t(`reviewParts:${key}`)}
            load={reviews}
            keys={keys}
            expectedRows={6}
            actions={may ? actions : undefined}
            empty={<Nothing reviews={reviews} />}
          />
          <KeysFoot
            opens={false}
            page={reviews.page}
            size={reviews.size}
            total={reviews.total}
            more={reviews.total >= orderCountCap}
            onPage={(page) => ask({ page })}
            letters={may ? (['A', 'R'] as const).map((key) => ({ key, does: t(`keys.${key}`) })) : []}
          />
        </Tabs>
      </OfficeCard>
      {doing?.step === 'answer' && (
        <AnswerDialog
          review={doing.review}
          onAnswer={(text) => steps.answer(doing.review, text)}
          onClose={close}
        />
      )}
      {doing?.step === 'report' && <ReportDialog review={doing.review} onClose={close} />}
    </OfficePage>
  );
}

/** No review yet, or none that fits and the way to see all. */
function Nothing({ reviews: { asked, narrowed, widen } }: { reviews: ShopReviews }) {
  const { t } = useTranslation('shopReviews');
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
