import { handlingLimits, reviewTabs } from '@mall/contract/trade/handled-review';
import { orderCountCap } from '@mall/contract/trade/order';
import { KeysFoot } from '@mall/office';
import { AnswerDialog } from '@mall/office/reviews';
import { useSingleKeys } from '@mall/platform';
import { Tabs, useFormat } from '@mall/ui';
import { chosenColumns, DataTable, OfficeCard, OfficePage } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BuyerShowDialog } from './BuyerShowDialog.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useMayOperate } from '../useMe.ts';
import { NoReviews, ReviewViews } from './ReviewViews.tsx';
import { shopperReviewColumns } from './shopper-review-columns.tsx';
import { ShopperReviewTools } from './ShopperReviewTools.tsx';
import { type Doing, useReviewActions } from './useReviewActions.tsx';
import { useReviewSteps, useShopperReviews } from './useShopperReviews.ts';

/** Reviews of shoppers: those that wait, are reported, hidden, and all others. */
export function ShopperReviewsScreen() {
  const { t } = useTranslation(['shopperReviews', 'reviewParts']);
  const format = useFormat();
  const keys = useSingleKeys();
  const reviews = useShopperReviews();
  const steps = useReviewSteps();
  const [doing, setDoing] = useState<Doing>();
  const may = { decide: useMayOperate('review.decide'), content: useMayOperate('content.edit') };
  const actions = useReviewActions(steps, may, setDoing);
  const letters = [
    ...(may.decide ? (['S', 'H', 'A', 'D'] as const) : []),
    ...(may.content ? (['B'] as const) : []),
  ];
  const { asked, ask, counts } = reviews;
  const close = () => setDoing(undefined);
  const countText = (n = 0) => (n >= orderCountCap ? `${format.number(n)}+` : n);
  return (
    <OfficePage title={t('title')} sub={t(`sub.${asked.tab}`)} actions={<ReviewViews reviews={reviews} />}>
      <OfficeCard flush>
        <Tabs
          label={t('tabs')}
          tabs={reviewTabs.map((id) => ({ id, label: t(`tab.${id}`), count: countText(counts[id]) }))}
          value={asked.tab}
          onChange={(tab) => ask({ tab })}
        >
          <ShopperReviewTools reviews={reviews} />
          <DataTable
            label={t('title')}
            columns={chosenColumns(shopperReviewColumns, asked.cols)}
            density={asked.density}
            rows={reviews.rows}
            rowKey={({ id }) => id}
            rowName={({ author, product }) => `${author}, ${product.name}`}
            say={(key) => t(`reviewParts:${key}`)}
            load={reviews}
            keys={keys}
            expectedRows={6}
            actions={may.decide || may.content ? actions : undefined}
            empty={<NoReviews reviews={reviews} />}
          />
          <KeysFoot
            opens={false}
            page={reviews.page}
            size={reviews.size}
            total={reviews.total}
            more={reviews.total >= orderCountCap}
            onPage={(page) => ask({ page })}
            letters={letters.map((key) => ({ key, does: t(`keys.${key}`) }))}
          />
        </Tabs>
      </OfficeCard>
      {doing?.step === 'hide' && (
        <ReasonDialog
          title={t('hide.title')}
          submitLabel={t('hide.do')}
          means={t('hide.means')}
          danger
          field={{
            label: t('hide.reason'),
            hint: t('hide.hint'),
            most: handlingLimits.reason,
            missing: t('hide.missing'),
          }}
          onSubmit={(reason) => steps.hide(doing.review, reason)}
          onClose={close}
        />
      )}
      {doing?.step === 'buyerShow' && (
        <BuyerShowDialog
          review={doing.review}
          onPut={(pictures) => steps.putIntoBuyerShow(doing.review, pictures)}
          onClose={close}
        />
      )}
      {doing?.step === 'answer' && (
        <AnswerDialog
          review={doing.review}
          onAnswer={(text) => steps.answer(doing.review, text)}
          onClose={close}
        />
      )}
    </OfficePage>
  );
}
