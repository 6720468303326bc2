import type { ParkedStatus } from '@mall/contract/trade/parked';
import { TextLink, useFormat } from '@mall/ui';
import { Cells, type Column, type StatusTone } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Below } from './Below.ts';
import { PaymentMethodName } from './PaymentMethodName.tsx';
import { orderPath, type Parked } from './usePayments.ts';
import { useNow } from '../useNow.ts';

type ParkedColumn = Column<Parked, ParseKeys<'mallPayments'>>;

/** Of one payment, whose provider is known. */
export const parkedColumnsOfPayment = (): readonly ParkedColumn[] =>
  parkedColumns('ended')
    .filter(({ id }) => id !== 'money')
    .toReversed();

/** What waits says for how long; what has ended says by whom, when and why. */
export const parkedColumns = (tab: 'open' | 'ended'): readonly ParkedColumn[] => [
  {
    id: 'money',
    header: 'column.provider',
    cell: ({ method, providerRef }) => <PaymentMethodName method={method} of={providerRef} />,
    width: '230px',
  },
  {
    id: 'amount',
    header: 'column.amount',
    align: 'end',
    cell: ({ amount, currency }) => Cells.money(amount, currency ?? undefined),
    card: 'amount',
  },
  { id: 'why', header: 'column.why', cell: (money) => <Why money={money} />, card: 'line' },
  ...(tab === 'open' ? waits : ended),
];

const waits: readonly ParkedColumn[] = [
  { id: 'since', header: 'column.since', cell: ({ parkedAt }) => <Since at={parkedAt} />, card: 'line' },
  { id: 'state', header: 'column.state', cell: (money) => <ParkedState money={money} />, card: 'foot' },
];
const ended: readonly ParkedColumn[] = [
  { id: 'at', header: 'column.ended', cell: ({ resolvedAt }) => Cells.dateTime(resolvedAt), card: 'line' },
  {
    id: 'by',
    header: 'column.by',
    cell: ({ by, reason }) => Cells.text(by?.name ?? reason, by && reason),
    card: 'line',
  },
  { id: 'state', header: 'column.state', cell: (money) => <ParkedState money={money} />, card: 'foot' },
];

/** What was to arrive instead, and for which order. */
function Why({ money: { why, expected, order } }: { money: Parked }) {
  const { t } = useTranslation('mallPayments');
  const format = useFormat();
  const meant = order ?? expected?.order;
  return (
    <Wrapped>
      {t(`parked.why.${why}`, {
        amount:
          expected && format.money(expected.amount, { currency: expected.currency, decimals: 'always' }),
      })}
      {meant !== undefined && (
        <>
          {' '}
          <TextLink to={orderPath(meant)}>{meant.no}</TextLink>
        </>
      )}
    </Wrapped>
  );
}

const Wrapped = styled.span`
  display: inline-block;
  max-width: 44ch;
  white-space: normal;
`;

function Since({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at} title={format.dateTime(at, 'medium')}>
      {format.relative(at, useNow())}
    </time>
  );
}

const tones: Readonly<Record<ParkedStatus, StatusTone>> = {
  open: 'wait',
  returning: 'move',
  assigned: 'good',
  returned: 'good',
  dismissed: 'neutral',
  settled: 'good',
};

export function ParkedState({ money: { status, lastError, tries, reference, underWay } }: { money: Parked }) {
  const { t } = useTranslation('mallPayments');
  const troubled = status === 'returning' && lastError !== null;
  return (
    <span>
      {Cells.status(troubled ? 'bad' : tones[status], t(`parked.state.${status}`))}
      {troubled && <Below>{t('refund.tried', { count: tries, why: lastError })}</Below>}
      {underWay && <Below>{t('refund.underWay')}</Below>}
      {reference !== '' && <Below>{t('refund.reference', { reference })}</Below>}
    </span>
  );
}
