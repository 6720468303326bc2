import { officePaths } from '@mall/contract/seller/office-paths';
import { orderStatusNames } from '@mall/contract/trade/order';
import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { Cells, type Column, DataTable, OfficeCard } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type CustomerOrder, useCustomerOrders } from './useCustomers.ts';

const columns: readonly Column<CustomerOrder, ParseKeys<'customers'>>[] = [
  {
    id: 'no',
    header: 'column.no',
    cell: ({ id, no, qty }) => Cells.link(`${officePaths.orders()}?orderId=${id}`, no, <Pieces qty={qty} />),
  },
  {
    id: 'status',
    header: 'column.status',
    cell: ({ status }) => <Status status={status} />,
    width: '170px',
    card: 'aside',
  },
  {
    id: 'pay',
    header: 'column.pay',
    align: 'end',
    cell: ({ pay, currency }) => Cells.money(pay, currency),
    width: '150px',
    card: 'amount',
  },
  {
    id: 'at',
    header: 'column.at',
    align: 'end',
    cell: ({ at }) => Cells.dateTime(at),
    width: '150px',
    card: 'line',
  },
];

/** The orders of a customer here, each with the way to its page. */
export function CustomerOrders({ userId }: { userId: string }) {
  const { t } = useTranslation('customers');
  const orders = useCustomerOrders(userId);
  return (
    <OfficeCard title={t('orders')} flush>
      <DataTable
        label={t('orders')}
        columns={columns}
        rows={orders.rows}
        rowKey={({ id }) => id}
        rowName={({ no }) => no}
        say={(key) => t(key)}
        load={orders}
        keys={useSingleKeys()}
        empty={<EmptyMessage title={t('noOrders')} reason={t('noOrdersReason')} />}
      />
      <KeysFoot page={orders.page} size={orders.size} total={orders.total} onPage={orders.setPage} />
    </OfficeCard>
  );
}

function Status({ status }: Pick<CustomerOrder, 'status'>) {
  const { t } = useTranslation('customers');
  return Cells.text(t(`status.${orderStatusNames[status] ?? 'unpaid'}`));
}

function Pieces({ qty }: Pick<CustomerOrder, 'qty'>) {
  const { t } = useTranslation('customers');
  return t('pieces', { count: qty });
}
