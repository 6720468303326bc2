import type { LineOutcome } from '@mall/contract/trade/reconciliation';
import { TextLink, useFormat } from '@mall/ui';
import { Cells, type Column, type StatusTone } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Below, BelowLink } from '../Below.ts';
import { orderPath, paymentPath, tabPath } from '../usePayments.ts';
import type { FileLine } from './useReconciliation.ts';

export const lineColumns: readonly Column<FileLine, ParseKeys<'mallReconciliation'>>[] = [
  { id: 'line', header: 'column.line', cell: (line) => <Line line={line} />, width: '250px' },
  { id: 'at', header: 'column.at', cell: ({ at }) => Cells.dateTime(at), wideOnly: true },
  {
    id: 'amount',
    header: 'column.inFile',
    align: 'end',
    cell: ({ amount, currency }) => Cells.money(amount, currency ?? undefined),
    card: 'amount',
  },
  {
    id: 'mall',
    header: 'column.inMall',
    align: 'end',
    cell: ({ mallAmount, mallCurrency }) => Cells.money(mallAmount, mallCurrency ?? undefined),
    card: 'line',
  },
  {
    id: 'fee',
    header: 'column.fee',
    align: 'end',
    cell: ({ fee, currency }) => Cells.money(fee, currency ?? undefined),
    wideOnly: true,
  },
  { id: 'mends', header: 'column.mends', cell: (line) => <Mends line={line} />, card: 'line' },
  { id: 'result', header: 'column.result', cell: (line) => <Result line={line} />, card: 'foot' },
];

function Line({ line: { no, kind, ours, reference } }: { line: FileLine }) {
  const { t } = useTranslation('mallReconciliation');
  const where = no === null ? t('notThere') : t('line', { no });
  return (
    <b data-row="" tabIndex={-1}>
      {Cells.text(`${where} · ${t(`kind.${kind}`)}`, ours === '' ? reference : ours)}
    </b>
  );
}

/** Where a difference is mended: the payment with its refunds, the parked money, the order. */
function Mends({ line: { paymentId, parkedId, order } }: { line: FileLine }) {
  const { t } = useTranslation('mallReconciliation');
  if (paymentId === null && parkedId === null) return Cells.text(null);
  return (
    <span>
      {parkedId !== null && (
        <BelowLink as="span">
          <TextLink to={tabPath('parked')}>{t('to.parked')}</TextLink>
        </BelowLink>
      )}
      {paymentId !== null && (
        <BelowLink as="span">
          <TextLink to={paymentPath(paymentId)}>{t('to.payment')}</TextLink>
        </BelowLink>
      )}
      {order !== null && (
        <BelowLink as="span">
          <TextLink to={orderPath(order)}>{order.no}</TextLink>
        </BelowLink>
      )}
    </span>
  );
}

const tones: Readonly<Record<LineOutcome, StatusTone>> = {
  agrees: 'good',
  amount: 'bad',
  currency: 'bad',
  unbooked: 'bad',
  unknown: 'bad',
  missing: 'bad',
  doubled: 'wait',
  provider: 'bad',
  unreadable: 'wait',
  other: 'neutral',
};

function Result({ line: { outcome, problem, firstNo, mallMethod, explained } }: { line: FileLine }) {
  const { t } = useTranslation(['mallReconciliation', 'orderParts']);
  const format = useFormat();
  const tone = explained === null ? tones[outcome] : 'neutral';
  return (
    <span>
      {Cells.status(tone, t(`outcome.${outcome}`))}
      {problem !== null && <Below>{t(`problem.${problem}`)}</Below>}
      {firstNo !== null && <Below>{t('firstAt', { no: firstNo })}</Below>}
      {outcome === 'provider' && mallMethod !== null && (
        <Below>{t('bookedAt', { provider: t(`orderParts:methods.${mallMethod}`) })}</Below>
      )}
      {explained !== null && (
        <Below>
          {t('explained', {
            name: explained.by.name,
            at: format.date(explained.at, 'medium'),
            reason: explained.reason,
          })}
        </Below>
      )}
    </span>
  );
}
