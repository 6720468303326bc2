import { FailedSection, Skeleton } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PieceRow } from './PieceRow.tsx';
import { type Buying, type Detail, numberOf } from './useCase.ts';

/** Everything in the room, in the order of the pictures' numbers. */
export function PieceList({ detail, buying }: { detail: Detail; buying: Buying }) {
  const { t } = useTranslation('cases');
  const number = (skuId: string): number => numberOf(detail, buying.shownAs(skuId));
  const order = (skuId: string): number => number(skuId) || Number.POSITIVE_INFINITY;
  const lines = [...buying.lines].sort((a, b) => order(a.skuId) - order(b.skuId) || 0);
  return (
    <Whole aria-labelledby="case-pieces" aria-busy={buying.waiting || undefined}>
      <h2 id="case-pieces">{t('pieces.title')}</h2>
      {buying.failed && <FailedSection onRetry={buying.retry} autoRetrySeconds={15} height={320} />}
      {!buying.failed && buying.bill === undefined && <Skeleton kind="rows" rows={5} />}
      <ul>
        {lines.map((line) => (
          <PieceRow key={line.skuId} line={line} number={number(line.skuId)} buying={buying} />
        ))}
      </ul>
    </Whole>
  );
}

const Whole = styled.section`
  margin-top: var(--space-6);
  transition: opacity var(--fast) var(--ease);

  &[aria-busy] { opacity: 0.6; }
  > h2 { margin-bottom: var(--space-2); font: var(--weight-display) var(--step-3) / 1.2 var(--font-display); }
  > ul { border-top: 1px solid var(--line); }
`;
