import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { page as limits } from '@mall/contract/core/limits';
import { paths } from '@mall/contract/core/paths';
import { useQueryOf } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { PagedList, pageOf } from '@mall/ui/member';
import { OwnReview } from './OwnReview.tsx';
import { ToReview } from './ToReview.tsx';

/** What waits for a review of the member, then all that they wrote, latest first. */
export function OwnReviews() {
  const { t } = useTranslation('member');
  const [search] = useSearchParams();
  const page = pageOf(search);
  const reviews = useQueryOf(
    'review.mine',
    { page, size: limits.size },
    { placeholderData: keepPreviousData, quiet: true },
  );
  return (
    <Cards>
      {page === 1 && <ToReview />}
      <PagedList
        read={reviews}
        page={page}
        size={limits.size}
        empty={
          <EmptyMessage
            panel
            title={t('review.empty.title')}
            reason={t('review.empty.reason')}
            action={{ label: t('review.empty.action'), to: paths.memberOrders({ tab: 'received' }) }}
          />
        }
      >
        {(list) => list.map((review) => <OwnReview key={review.id} review={review} />)}
      </PagedList>
    </Cards>
  );
}

/** The reviews of one order, below the pieces that are not reviewed yet. */
export function OrderReviews({ orderId }: { orderId: string }) {
  const { t } = useTranslation('member');
  const reviews = useQueryOf('review.mine', { orderId, size: limits.maxSize }, { quiet: true });
  const list = reviews.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <Cards>
      <h2>{t('review.reviewed')}</h2>
      {list.map((review) => (
        <OwnReview key={review.id} review={review} />
      ))}
    </Cards>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  > h2 { margin-top: var(--space-4); font-size: var(--step-0); }
`;
