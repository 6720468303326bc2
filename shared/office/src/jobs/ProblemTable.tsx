import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Job } from './useJobs.ts';

/** The errors of a file: where they are, and what is valid there. */
export function ProblemTable({ problems }: { problems: Job['problems'] }) {
  const { t } = useTranslation('jobs');
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('column.row')}</th>
          <th scope="col">{t('column.column')}</th>
          <th scope="col">{t('column.problem')}</th>
        </tr>
      </thead>
      <tbody>
        {problems.map(({ row, column, problem }) => (
          <tr key={`${row}${column}`}>
            <td>{row}</td>
            <td>{column}</td>
            <td>{problem}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border: 1px solid var(--line);
  border-radius: var(--o-radius);
  border-spacing: 0;
  font-size: var(--o-xs);

  th {
    padding: var(--space-2) var(--space-3);
    background: var(--o-inset);
    color: var(--text-muted);
    font-weight: var(--weight-strong);
    text-align: left;
  }
  td { padding: var(--space-2) var(--space-3); border-top: 1px solid var(--o-line-soft); vertical-align: top; }
  th:first-child, td:first-child { width: 52px; font-variant-numeric: tabular-nums; }
  td:last-child { overflow-wrap: anywhere; }
  td:nth-child(2) { color: var(--text-muted); }
`;
