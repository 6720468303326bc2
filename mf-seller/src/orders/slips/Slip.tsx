import type { Item } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';
import { promisedDay } from '@mall/contract/trade/promise';
import { media, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { paper } from './page-rules.ts';

type SlipProps = { order: Item<'shopOrder.slips'>; prices: boolean };

/** One sheet: the recipient, the goods and quantities, and the place for the signature. */
export function Slip({ order, prices }: SlipProps) {
  const { t } = useTranslation('orderWork');
  const format = useFormat();
  const { data } = useQueryOf('staff.shops', {});
  const { address } = order;
  const money = (amount: number) => format.money(amount, { decimals: 'always', currency: order.currency });
  const pieces = order.receipt.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <Sheet aria-label={t('slip.order', { no: order.no })}>
      <header>
        <h2>{t('slip.order', { no: order.no })}</h2>
        <p>
          {t('slip.placed')} {format.dateTime(order.createdAt)}
          {order.promisedAt !== null &&
            ` · ${t('slip.promised')} ${format.date(promisedDay(order.promisedAt))}`}
        </p>
      </header>
      <section>
        <h3>{t('slip.to')}</h3>
        <p>
          <b>{address.name}</b> · {address.phone}
          <br />
          {[address.province, address.city, address.district, address.detail].join(' ')}
        </p>
      </section>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('slip.items')}</th>
            <th scope="col" data-end>
              {t('slip.qty')}
            </th>
            {prices && (
              <th scope="col" data-end>
                {t('slip.pay')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {order.receipt.map((line, at) => (
            <tr key={order.lines[at]?.id ?? at}>
              <td>
                {line.name}
                {line.specText !== '' && <small>{line.specText}</small>}
              </td>
              <td data-end>{line.qty}</td>
              {prices && <td data-end>{money(line.pay)}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('slip.total')}</th>
            <td data-end>{pieces}</td>
            {prices && <td data-end>{money(order.pay)}</td>}
          </tr>
        </tfoot>
      </table>
      {order.remark !== '' && (
        <section>
          <h3>{t('slip.remark')}</h3>
          <p>{order.remark}</p>
        </section>
      )}
      <footer>
        <span>{data?.list.find(({ active }) => active)?.storeName}</span>
        <span>{t('slip.signed')}</span>
      </footer>
    </Sheet>
  );
}

const Sheet = styled.article`
  ${paper}
  display: grid;
  align-content: start;
  gap: var(--space-5);
  width: min(210mm, 100%);
  min-height: 140mm;
  margin: var(--space-5) auto;
  padding: var(--space-7);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow-1);
  font-size: var(--step--1);
  line-height: 1.5;
  font-variant-numeric: tabular-nums;

  h2 { font-size: var(--step-1); }
  h3 { color: var(--text-muted); font-size: var(--step--1); font-weight: var(--weight-strong); }
  p { overflow-wrap: anywhere; }
  header > p { color: var(--text-muted); }
  table { width: 100%; border-collapse: collapse; }
  th { color: var(--text-muted); font-weight: var(--weight-strong); }
  th, td { padding: var(--space-2) 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
  td > small { display: block; color: var(--text-muted); }
  [data-end] { padding-left: var(--space-4); text-align: right; white-space: nowrap; }
  tfoot :is(td, th) { border-bottom: 0; color: var(--text); font-weight: var(--weight-strong); }
  footer {
    display: flex;
    justify-content: space-between;
    align-self: end;
    gap: var(--space-5);
    margin-top: var(--space-7);
  }
  footer > span + span { min-width: 40%; padding-top: var(--space-2); border-top: 1px solid var(--text); }
  ${media.phone} { padding: var(--space-4); }
  @media print {
    width: auto;
    min-height: 0;
    margin: 0;
    padding: 0;
    box-shadow: none;
    break-after: page;
    tr { break-inside: avoid; }
    &:last-child { break-after: auto; }
  }
`;
