import { statementColumns } from '@mall/contract/trade/settlement';
import { useAppInfo } from '@mall/platform';
import { useFormat } from '@mall/ui';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { createGlobalStyle, styled } from 'styled-components';
import { useLineName } from './statement-columns.tsx';
import type { StatementLine, StatementOfShop } from './types.ts';

type Props = { statement: StatementOfShop; lines: readonly StatementLine[] };

/** A statement on paper: whose it is, what it adds up, its lines. Visible only in print. */
export function StatementPaper({ statement, lines }: Props) {
  const { t } = useTranslation('settlement');
  const format = useFormat();
  const nameOf = useLineName();
  const mall = useAppInfo()?.shop_name;
  const money = (amount: number) =>
    format.money(amount, { currency: statement.currency, decimals: 'always' });
  const columns = statementColumns.filter((column) => statement[column] !== 0);
  return createPortal(
    <Paper data-mall="" data-statement aria-hidden="true">
      <OnPaper />
      <h1>{t('statement.title', { period: statement.period })}</h1>
      <dl>
        <dt>{t('paper.shop')}</dt>
        <dd>{statement.shop.name}</dd>
        <dt>{t('column.closedAt')}</dt>
        <dd>{format.dateTime(statement.closedAt, 'medium')}</dd>
        <dt>{t('paper.currency')}</dt>
        <dd>{statement.currency}</dd>
      </dl>
      {mall && <p>{t('paper.by', { mall })}</p>}
      <table>
        <tbody>
          {(['opening', ...columns, 'closing'] as const).map((column) => (
            <tr key={column}>
              <th scope="row">{t(`column.${column}`)}</th>
              <td>{money(statement[column])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <td>{t('paper.no')}</td>
            <th>{t('column.line')}</th>
            <th>{t('column.at')}</th>
            {[...columns, 'total' as const].map((column) => (
              <td key={column}>{t(`column.${column}`)}</td>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.no}>
              <td>{line.no}</td>
              <th scope="row">{nameOf(line)}</th>
              <th>{format.dateTime(line.at)}</th>
              {[...columns, 'total' as const].map((column) => (
                <td key={column}>{line[column] === 0 ? '' : money(line[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length < statement.lines && (
        <p>{t('paper.first', { count: lines.length, lines: format.number(statement.lines) })}</p>
      )}
    </Paper>,
    document.body,
  );
}

/** Only this statement of the page is printed; it has up to eleven columns. */
const OnPaper = createGlobalStyle`
  @page { size: A4 landscape; margin: 14mm; }
  @media print {
    html, body { background: none !important; }
    body > *:not([data-statement]) { display: none !important; }
  }
`;

/** Amounts are cells and stand at the end; words are headings of theirs. */
const Paper = styled.section`
  display: none;
  color: black;
  font-size: 9pt;
  line-height: 1.4;

  @media print { display: block; }
  h1 { font-size: 16pt; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 1mm 4mm; margin: 4mm 0; }
  dt, thead th, thead td { font-weight: var(--weight-strong); }
  table { width: 100%; margin-top: 6mm; border-collapse: collapse; }
  table:first-of-type { width: auto; min-width: 90mm; }
  tr { break-inside: avoid; }
  th, td { padding: 1.2mm 2mm; border-bottom: 0.2mm solid black; vertical-align: top; }
  th { font-weight: var(--weight); text-align: start; }
  td { font-variant-numeric: tabular-nums; text-align: end; white-space: nowrap; }
  thead td { white-space: normal; vertical-align: bottom; }
`;
