import { paymentCountCap } from '@mall/contract/operator/mall-payments';
import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage, TextLink } from '@mall/ui';
import { Cells, chosenColumns, type Column, DataTable, TableLook } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { PaymentFilters } from './PaymentFilters.tsx';
import { PaymentMethodName } from './PaymentMethodName.tsx';
import { PaymentState } from './PaymentState.tsx';
import {
  orderPath,
  pageSize,
  type Payment,
  paymentPath,
  type PaymentsAddress,
  usePaymentList,
} from './usePayments.ts';

/** Payments of all orders. */
export function PaymentsTab({ address }: { address: PaymentsAddress }) {
  const { t } = useTranslation('mallPayments');
  const keys = useSingleKeys();
  const { rows, total, load } = usePaymentList(address);
  return (
    <>
      <PaymentFilters address={address}>
        <TableLook columns={columns} list={address} say={(key) => t(key)} />
      </PaymentFilters>
      <DataTable
        label={t('tab.payments')}
        columns={chosenColumns(columns, address.asked.cols)}
        density={address.asked.density}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ order, amount }) => `${order.no} ${amount}`}
        say={(key) => t(key)}
        load={load}
        keys={keys}
        expectedRows={pageSize}
        empty={
          address.narrowed ? (
            <EmptyMessage
              title={t('notFound')}
              reason={t('notFoundReason')}
              action={{ label: t('showAll'), onClick: address.widen }}
            />
          ) : (
            <EmptyMessage title={t('none')} reason={t('noneReason')} />
          )
        }
      />
      <KeysFoot
        page={address.page}
        size={pageSize}
        total={total}
        more={total === paymentCountCap}
        onPage={(page) => address.ask({ page })}
        letters={[{ key: '/', does: t('keys.search') }]}
      />
    </>
  );
}

const columns: readonly Column<Payment, ParseKeys<'mallPayments'>>[] = [
  {
    id: 'order',
    header: 'column.payment',
    cell: ({ id, order, shop }) => Cells.link(paymentPath(id), order.no, shop?.name),
  },
  {
    id: 'method',
    header: 'column.method',
    cell: ({ method, providerRef }) => <PaymentMethodName method={method} of={providerRef} />,
    card: 'fill',
  },
  {
    id: 'amount',
    header: 'column.amount',
    align: 'end',
    cell: ({ amount, currency }) => Cells.money(amount, currency),
    card: 'amount',
  },
  { id: 'at', header: 'column.started', cell: ({ createdAt }) => Cells.dateTime(createdAt), card: 'line' },
  {
    id: 'settled',
    header: 'column.settled',
    cell: ({ settledAt }) => Cells.dateTime(settledAt),
    wideOnly: true,
  },
  {
    id: 'state',
    header: 'column.state',
    cell: ({ status }) => <PaymentState status={status} />,
    card: 'aside',
  },
  { id: 'open', header: 'column.order', cell: ({ order }) => <ToOrder order={order} />, card: 'none' },
];

function ToOrder({ order }: { order: Payment['order'] }) {
  const { t } = useTranslation('mallPayments');
  return <TextLink to={orderPath(order)}>{t('toOrder')}</TextLink>;
}
