import { useFormat } from '@mall/ui';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { createGlobalStyle, styled } from 'styled-components';
import type { Delivery } from './status.ts';

/** The delivery note: pieces without prices, and space for signatures. Visible only in print. */
export function DeliveryNote({ delivery, seller }: { delivery: Delivery; seller: string }) {
  const { t } = useTranslation('deliveries');
  const format = useFormat();
  return createPortal(
    <Paper data-mall="" data-delivery-note aria-hidden="true">
      <OnPaper />
      <h1>{t('paper.title')}</h1>
      <p>{seller}</p>
      <dl>
        <dt>{t('column.order')}</dt>
        <dd>{delivery.orderNo}</dd>
        <dt>{t('column.customer')}</dt>
        <dd>
          {delivery.customer}, {delivery.phone}
        </dd>
        <dt>{t('address')}</dt>
        <dd>{delivery.address}</dd>
        <dt>{t('remark')}</dt>
        <dd>{delivery.remark || '–'}</dd>
        <dt>{t('carrier')}</dt>
        <dd>{[delivery.carrier, delivery.receiptNo].filter(Boolean).join(' ') || '–'}</dd>
        <dt>{t('visitAt')}</dt>
        <dd>{delivery.visitAt === null ? '–' : format.dateTime(delivery.visitAt)}</dd>
      </dl>
      <table>
        <thead>
          <tr>
            <th>{t('column.goods')}</th>
            <th>{t('paper.qty')}</th>
            <th>{t('paper.checked')}</th>
          </tr>
        </thead>
        <tbody>
          {delivery.lines.map((line) => (
            <tr key={line.id}>
              <td>
                {line.name}
                <br />
                {line.specText}
              </td>
              <td>{line.qty}</td>
              <td>☐</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        <span>{t('signedBy')}</span>
        <span>{t('signature')}</span>
        <span>{t('paper.day')}</span>
      </footer>
    </Paper>,
    document.body,
  );
}

/** Only this note of the page is printed. */
const OnPaper = createGlobalStyle`
  @page { size: A4 portrait; margin: 14mm; }
  @media print {
    html, body { background: none !important; }
    body > *:not([data-delivery-note]) { display: none !important; }
  }
`;

const Paper = styled.section`
  display: none;
  color: black;
  font-size: 11pt;
  line-height: 1.45;

  @media print { display: block; }
  h1 { font-size: 18pt; }
  dl { display: grid; grid-template-columns: 38mm 1fr; gap: 1mm 4mm; margin: 6mm 0; }
  dt { font-weight: var(--weight-strong); }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 2mm; border: 1px solid black; text-align: left; vertical-align: top; }
  th:nth-child(3), td:nth-child(3) { width: 70mm; }
  > footer { display: grid; grid-template-columns: repeat(3, 1fr); gap: 6mm; margin-top: 24mm; }
  > footer > span { padding-top: 2mm; border-top: 1px solid black; }
`;
