import { TextLink, useFormat } from '@mall/ui';
import { Cells, type Column, DataTable, OfficeCard } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Cause } from './Cause.tsx';
import { BelowLink } from './Below.ts';
import { accountPath, type WholePayment } from './usePayments.ts';

type Move = WholePayment['moves'][number];

/** What was booked for a payment. */
export function PaymentMoves({ moves }: { moves: readonly Move[] }) {
  const { t } = useTranslation('mallPayments');
  return (
    <OfficeCard title={t('moves')} flush={moves.length > 0}>
      {moves.length === 0 ? (
        <p>{t('noMoves')}</p>
      ) : (
        <DataTable
          label={t('moves')}
          columns={columns}
          rows={moves}
          rowKey={({ id }) => id}
          rowName={({ id }) => id}
          say={(key) => t(key)}
        />
      )}
    </OfficeCard>
  );
}

const columns: readonly Column<Move, ParseKeys<'mallPayments'>>[] = [
  { id: 'at', header: 'column.at', cell: ({ at }) => Cells.dateTime(at), width: '160px' },
  { id: 'cause', header: 'column.cause', cell: ({ cause }) => <Cause cause={cause} />, card: 'line' },
  {
    id: 'entries',
    header: 'column.entries',
    cell: ({ entries }) => <Entries entries={entries} />,
    card: 'foot',
  },
];

function Entries({ entries }: Pick<Move, 'entries'>) {
  const format = useFormat();
  return (
    <span>
      {entries.map(({ account, delta, currency }) => (
        <BelowLink key={account}>
          <TextLink to={accountPath(account, currency)}>{account}</TextLink>{' '}
          {format.money(delta, { currency, decimals: 'always' })}
        </BelowLink>
      ))}
    </span>
  );
}
