import type { Output } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';
import { Button, Chip, FailedSection, media, Section, Skeleton } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Review } from './Review.tsx';
import { type ReviewFilter, ReviewFigures } from './ReviewFigures.tsx';
import { useHelpfulVotes } from './useHelpfulVotes.ts';

const sorts = ['newest', 'useful'] as const;
const step = 5;
const most = 100;

type Asked = { filter: ReviewFilter; sort: (typeof sorts)[number]; size: number };

/** Reviews: the distribution of scores, filters, and five more at a time. */
export function Reviews({ productId }: { productId: string }) {
  const { t } = useTranslation('catalog');
  const { t: own } = useTranslation('product');
  const [asked, setAsked] = useState<Asked>({ filter: 'all', sort: 'newest', size: step });
  const reviews = useQueryOf(
    'review.list',
    { productId, page: 1, ...asked },
    { quiet: true, placeholderData: (previous: Output<'review.list'> | undefined) => previous },
  );
  const helped = useHelpfulVotes(productId);
  const { list = [], total = 0, summary } = reviews.data ?? {};
  const { filter, sort, size } = asked;
  const show = (next: Partial<Asked>) => setAsked({ ...asked, size: step, ...next });
  return (
    <Section id="reviews" size="part" title={t('product.review.title')} busy={reviews.isPending}>
      {reviews.isPending && <Skeleton kind="rows" rows={3} />}
      {reviews.isError && !reviews.data && <FailedSection onRetry={() => void reviews.refetch()} />}
      {summary?.count === 0 && <None>{t('product.review.none')}</None>}
      {summary !== undefined && summary.count > 0 && (
        <Columns>
          <div>
            <ReviewFigures summary={summary} filter={filter} onFilter={(next) => show({ filter: next })} />
            <Choices role="group" aria-label={t('product.review.filter')}>
              <Chip chosen={filter === 'all'} onClick={() => show({ filter: 'all' })}>
                {own('review.all')}
              </Chip>
              {summary.pictures > 0 && (
                <Chip chosen={filter === 'pictures'} onClick={() => show({ filter: 'pictures' })}>
                  {own('review.pictures', { count: summary.pictures })}
                </Chip>
              )}
            </Choices>
          </div>
          <div aria-busy={reviews.isPlaceholderData || undefined}>
            <Sorts role="group" aria-label={own('review.sort')}>
              {sorts.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={one === sort}
                  onClick={() => show({ sort: one })}
                >
                  {own(`review.${one}`)}
                </button>
              ))}
            </Sorts>
            {list.length === 0 && <None role="status">{t('product.review.noneOfThese')}</None>}
            {list.map((review) => (
              <Review key={review.id} review={review} helped={helped} />
            ))}
            {list.length < Math.min(total, most) && (
              <More
                busy={reviews.isFetching}
                onClick={() => setAsked({ ...asked, size: Math.min(size + step, most) })}
              >
                {t('product.review.more')}
              </More>
            )}
          </div>
        </Columns>
      )}
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 300px minmax(0, 1fr);
  gap: 72px; /* columns of the reference picture: 300 + 72 */

  @media (min-width: 768px) and (max-width: 1199px) {
    grid-template-columns: 220px minmax(0, 1fr);
    gap: var(--space-6);
  }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: var(--space-5); }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-5);
`;

const Sorts = styled.div`
  display: flex;
  gap: var(--space-4);
  margin-bottom: var(--space-4);
  font-size: var(--step--1);

  > button { min-height: var(--control); color: var(--text-muted); }
  > button[aria-pressed='true'] {
    color: var(--text);
    font-weight: var(--weight-strong);
    text-decoration: underline;
    text-underline-offset: 6px;
  }
`;

const None = styled.p`
  color: var(--text-muted);
`;

const More = styled(Button)`
  margin-top: var(--space-5);
`;
