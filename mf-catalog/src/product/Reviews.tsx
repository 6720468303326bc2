import type { Output } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';
import { Button, Chip, FailedSection, media, Rating, Section, Skeleton, useFormat } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Review } from './Review.tsx';

const filters = ['all', 'good', 'medium', 'bad', 'pictures'] as const;
type Filter = (typeof filters)[number];
const step = 5;

type ReviewsProps = { productId: string; figures: Output<'product.addition'>['reviews'] | undefined };

/** What buyers say: the average, filters, and five more at a time. */
export function Reviews({ productId, figures }: ReviewsProps) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const [{ filter, size }, setShown] = useState<{ filter: Filter; size: number }>({
    filter: 'all',
    size: step,
  });
  const reviews = useQueryOf(
    'review.list',
    { productId, filter, page: 1, size },
    { quiet: true, placeholderData: (previous: Output<'review.list'> | undefined) => previous },
  );
  const { list = [], total = 0 } = reviews.data ?? {};
  const { count = 0, good = 0, average = 0 } = figures ?? {};
  return (
    <Section id="reviews" size="part" title={t('product.review.title')} busy={reviews.isPending}>
      <Columns>
        <div>
          {count > 0 && (
            <>
              <Average>
                <b>{format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</b>
                <span>{t('product.review.of', { count })}</span>
              </Average>
              <Rating value={average} size={20} />
              <Good>
                {t('product.review.good', { share: format.percent(Math.round((good / count) * 100) * 100) })}
              </Good>
            </>
          )}
          <Choices role="group" aria-label={t('product.review.filter')}>
            {filters.map((one) => (
              <Chip key={one} chosen={one === filter} onClick={() => setShown({ filter: one, size: step })}>
                {t(`product.review.kind.${one}`)}
              </Chip>
            ))}
          </Choices>
        </div>
        <div>
          {reviews.isPending && <Skeleton kind="rows" rows={2} />}
          {reviews.isError && !reviews.data && <FailedSection onRetry={() => void reviews.refetch()} />}
          {reviews.isSuccess && list.length === 0 && (
            <None role="status">
              {t(filter === 'all' ? 'product.review.none' : 'product.review.noneOfThese')}
            </None>
          )}
          {list.map((review) => (
            <Review key={review.id} review={review} />
          ))}
          {list.length < total && (
            <More
              busy={reviews.isFetching}
              onClick={() => setShown({ filter, size: Math.min(size + step, 100) })}
            >
              {t('product.review.more')}
            </More>
          )}
        </div>
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 300px minmax(0, 1fr);
  gap: 72px; /* columns of the reference picture: 300 + 72 */

  @media (min-width: 768px) and (max-width: 1199px) { grid-template-columns: 220px minmax(0, 1fr); gap: var(--space-6); }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: var(--space-5); }
`;

const Average = styled.p`
  display: flex;
  align-items: baseline;
  gap: var(--space-3);
  color: var(--text-muted);
  font-size: var(--step--1);

  b { color: var(--text); font: var(--weight-display) var(--step-5) / 1.06 var(--font-display); font-variant-numeric: tabular-nums; }
`;

const Good = styled.p`
  margin-top: var(--space-2);
  color: var(--text-muted);
  font-size: var(--step--1);
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-5);
`;

const None = styled.p`
  color: var(--text-muted);
`;

const More = styled(Button)`
  margin-top: var(--space-5);
`;
