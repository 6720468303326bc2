import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Line } from './useCase.ts';

/** Whether a piece is available, as text. */
export function Stock({ problem, stock }: Pick<Line, 'problem' | 'stock'>) {
  const { t } = useTranslation('cases');
  const words =
    problem !== null
      ? t(`problem.${problem}`, { count: stock })
      : stock <= few
        ? t('stock.few', { count: stock })
        : t('stock.in');
  return <Words data-problem={problem !== null || undefined}>{words}</Words>;
}

const few = 5;

const Words = styled.span`
  display: block;
  margin-top: 2px;
  color: var(--success);
  font-size: var(--step--1);

  &[data-problem] { color: var(--warning); }
`;
