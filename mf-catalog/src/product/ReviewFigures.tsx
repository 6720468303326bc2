import type { Output } from '@mall/contract/operations';
import { Rating, useFormat, VisuallyHidden } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

export type ReviewFilter = 'all' | 'pictures' | '5' | '4' | '3' | '2' | '1';

const starFilters = ['5', '4', '3', '2', '1'] as const;

type FiguresProps = {
  summary: Output<'review.list'>['summary'];
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
};

/** The average, the distribution of stars, and the three scores. A bar filters the reviews by its stars. */
export function ReviewFigures({ summary, filter, onFilter }: FiguresProps) {
  const { t } = useTranslation('catalog');
  const { t: own } = useTranslation('product');
  const format = useFormat();
  const tenth = (value: number) =>
    format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const { count, average, service, logistics, stars } = summary;
  const criteria = [
    { name: own('review.goods'), value: average },
    { name: own('review.service'), value: service },
    { name: own('review.logistics'), value: logistics },
  ];
  return (
    <>
      <Average>
        <b>{tenth(average)}</b>
        <span>{t('product.review.of', { count })}</span>
      </Average>
      <Rating value={average} size={20} />
      <Bars role="group" aria-label={own('review.bars')}>
        {starFilters.map((star) => {
          const many = stars[Number(star) - 1] ?? 0;
          const share = count === 0 ? 0 : many / count;
          return (
            <button
              key={star}
              type="button"
              aria-pressed={filter === star}
              disabled={many === 0}
              onClick={() => onFilter(filter === star ? 'all' : star)}
            >
              <span>{own('review.stars', { count: Number(star) })}</span>
              <i>
                <i style={{ width: `${share * 100}%` }} />
              </i>
              <span>{format.percent(Math.round(share * 100) * 100)}</span>
              <VisuallyHidden>{own('review.many', { count: many })}</VisuallyHidden>
            </button>
          );
        })}
      </Bars>
      <Criteria>
        {criteria.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{tenth(value)}</dd>
          </div>
        ))}
      </Criteria>
    </>
  );
}

const Average = styled.p`
  display: flex;
  align-items: baseline;
  gap: var(--space-3);
  color: var(--text-muted);
  font-size: var(--step--1);

  b {
    color: var(--text);
    font: var(--weight-display) var(--step-5) / 1.06 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
`;

const Bars = styled.div`
  margin-top: var(--space-4);

  button {
    position: relative;
    display: grid;
    grid-template-columns: minmax(64px, auto) minmax(0, 1fr) 40px;
    gap: var(--space-3);
    align-items: center;
    width: 100%;
    min-height: 28px;
    border-radius: var(--radius-s);
    color: var(--text-muted);
    font-size: var(--step--1);
    text-align: left;
  }
  button:not(:disabled):hover span:first-child { text-decoration: underline; }
  button[aria-pressed='true'] { color: var(--text); font-weight: var(--weight-strong); }
  button > span:nth-of-type(2) { text-align: right; font-variant-numeric: tabular-nums; }
  i {
    display: block;
    height: 6px;
    border-radius: var(--radius-pill);
    background: var(--surface-sunken);
    overflow: hidden;
  }
  i > i { background: var(--star); }
  @media (pointer: coarse) { button { min-height: var(--control); } }
`;

const Criteria = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  margin-top: var(--space-4);
  font-size: var(--step--1);

  dt { color: var(--text-muted); }
  dd { font-size: var(--step-1); font-variant-numeric: tabular-nums; }
`;
