import { MoneyText, VisuallyHidden } from '@mall/ui';
import { sized } from '@mall/contract/core/media';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Sheet } from './answer.ts';
import { SheetPicture } from './SheetPicture.tsx';

type LinesProps = {
  group: Sheet['groups'][number];
  /** The only room: the sheet has its name already. */
  alone: boolean;
  prices: boolean;
  pictures: boolean;
  currency: string | undefined;
};

/**
 * The pieces of one room. A piece is never split between pages, and the table's head repeats on the next
 * sheet.
 */
export function Lines({ group, alone, prices, pictures, currency }: LinesProps) {
  const { t } = useTranslation('print');
  return (
    <Table>
      <caption>{alone ? <VisuallyHidden>{group.name}</VisuallyHidden> : group.name}</caption>
      <thead>
        <tr>
          {pictures && (
            <th scope="col">
              <VisuallyHidden>{t('column.picture')}</VisuallyHidden>
            </th>
          )}
          <th scope="col">{t('column.piece')}</th>
          <th scope="col">{t('column.qty')}</th>
          {prices && <th scope="col">{t('column.price')}</th>}
          {prices && <th scope="col">{t('column.amount')}</th>}
        </tr>
      </thead>
      <tbody>
        {group.lines.map((line) => (
          <tr key={line.key}>
            {pictures && (
              <td>
                {line.image && <SheetPicture src={sized(line.image, 200)} alt="" width={56} height={56} />}
              </td>
            )}
            <td>
              {line.label && <small>{line.label}</small>}
              <strong>{line.name}</strong>
              {line.text && <small>{line.text}</small>}
              {line.note && <em>{line.note}</em>}
            </td>
            <td>{line.qty}</td>
            {prices && <td>{amount(line.price, currency)}</td>}
            {prices && <td>{amount(line.price === null ? null : line.price * line.qty, currency)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const amount = (minor: number | null, currency: string | undefined) =>
  minor === null ? '–' : <MoneyText amount={minor} currency={currency} decimals="always" />;

const Table = styled.table`
  width: 100%;
  margin-top: var(--space-5);
  border-collapse: collapse;

  caption {
    padding-bottom: var(--space-2);
    font: var(--weight-display) var(--step-1) / 1.3 var(--font-display);
    text-align: left;
    break-after: avoid;
  }
  thead { display: table-header-group; }
  th {
    padding: var(--space-1) var(--space-2);
    border-bottom: 1px solid var(--text);
    color: var(--text-muted);
    font-weight: var(--weight);
    text-align: left;
  }
  tr { break-inside: avoid; }
  td { padding: var(--space-2); border-bottom: 1px solid var(--line); vertical-align: middle; overflow-wrap: anywhere; }
  :is(th, td):first-child { padding-left: 0; }
  :is(th, td):last-child { padding-right: 0; }
  :is(th, td):nth-last-child(-n + 1), [data-prices] &:is(table) :is(th, td):nth-last-child(-n + 3) {
    text-align: right;
    white-space: nowrap;
  }
  td:has(> :is(img, svg)) { width: 64px; }
  @media print, (min-width: 768px) {
    th:nth-last-child(-n + 3):not(:nth-child(-n + 2)), th:last-child { width: 104px; }
    [data-prices] &:is(table) th:nth-last-child(3) { width: 72px; }
  }
  @media screen and (max-width: 767px) {
    [data-prices] &:is(table) :is(th, td):nth-last-child(2) { display: none; }
  }
  td > :is(img, svg) {
    display: block;
    border-radius: var(--radius-xs);
    background: var(--picture);
    mix-blend-mode: multiply;
  }
  small { display: block; color: var(--text-muted); font-size: var(--step--2); }
  strong { font-weight: var(--weight-strong); }
  em { display: block; color: var(--sale); font-size: var(--step--2); font-style: normal; }
`;
