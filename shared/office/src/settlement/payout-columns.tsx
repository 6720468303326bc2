import { Cells, type Column } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { PayoutState } from './PayoutState.tsx';
import type { Payout } from './types.ts';

/** The columns of payouts that both offices show. */
export const payoutColumns: readonly Column<Payout, ParseKeys<'settlement'>>[] = [
  { id: 'no', header: 'payout.no', cell: ({ no }) => Cells.text(no) },
  {
    id: 'state',
    header: 'payout.state',
    cell: ({ status }) => <PayoutState status={status} />,
    card: 'aside',
  },
  { id: 'to', header: 'payout.to', cell: (payout) => <To payout={payout} />, card: 'line' },
  {
    id: 'amount',
    header: 'payout.amount',
    align: 'end',
    cell: ({ amount, currency }) => Cells.money(amount, currency),
    card: 'amount',
  },
  {
    id: 'created',
    header: 'payout.created',
    align: 'end',
    cell: ({ createdAt }) => Cells.dateTime(createdAt),
    card: 'line',
  },
  {
    id: 'ended',
    header: 'payout.ended',
    align: 'end',
    cell: ({ endedAt }) => Cells.dateTime(endedAt),
    wideOnly: true,
  },
];

function To({ payout: { method, holder, account } }: { payout: Payout }) {
  const { t } = useTranslation('settlement');
  return Cells.text(`${t(`method.${method}`)} ${account}`, holder);
}
